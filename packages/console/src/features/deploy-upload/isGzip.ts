/** Whether a file starts with the magic bytes of gzip (RFC 1952 section 2.3.1). */
export async function isGzip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}
