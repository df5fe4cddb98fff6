import { toHex } from '../bytes.ts';
import { randomHex, type Random } from '../random.ts';

// Few rounds: the accounts are made up, and a seed creates several at once. Hashing only ensures that
// a password typed out of habit is not stored in a file.
const rounds = 1000;

/** Hashes a password with a fresh salt (PBKDF2, SHA-256), as `salt$hash` in hexadecimal. */
export async function hashPassword(random: Random, password: string): Promise<string> {
  const salt = randomHex(random, 32);
  return `${salt}$${await derive(password, salt)}`;
}

/** Whether `hash` was made from `password`. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split('$');
  return (await derive(password, salt)) === expected;
}

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
}
