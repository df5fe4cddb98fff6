import type { ValidationIssue } from '@quayside/api-contract';
import type * as core from 'zod/v4/core';

type Issue = core.$ZodIssue;

/** Source of a value: the first part of an error's `loc`. */
export type Source = 'body' | 'query' | 'path';

interface Finding {
  type: string;
  msg: string;
  ctx?: Record<string, unknown>;
}

/** A validation error in FastAPI's shape and with Pydantic's messages, including the input. */
export function toValidationIssue(
  source: Source,
  issue: Issue,
  sent: unknown,
): ValidationIssue & { input?: unknown; ctx?: Record<string, unknown> } {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const input = valueAt(sent, issue.path);
  return { loc: [source, ...path], input, ...describe(issue, source, input) };
}

/** The body of a request that is not JSON. */
export function invalidJson(): ValidationIssue {
  return { loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' };
}

function describe(issue: Issue, source: Source, input: unknown): Finding {
  if (input === undefined && issue.code !== 'custom') {
    return { type: 'missing', msg: 'Field required' };
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, source);
    case 'too_small':
      return issue.origin === 'string'
        ? tooShort(Number(issue.minimum))
        : atLeast(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string'
        ? tooLong(Number(issue.maximum))
        : atMost(Number(issue.maximum));
    case 'invalid_format':
      return wrongFormat(issue.format, 'pattern' in issue ? issue.pattern : undefined, input);
    case 'invalid_value':
      return notAmong(issue.values.map(String));
    case 'invalid_key':
    case 'invalid_element': {
      const [inner] = issue.issues;
      if (inner !== undefined) return describe(inner, source, input);
      break;
    }
    case 'custom':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      break;
  }
  return unusable;
}

const unusable: Finding = { type: 'value_error', msg: 'Value error, the value cannot be used' };

function wrongType(expected: string, source: Source): Finding {
  const isText = source !== 'body';
  switch (expected) {
    case 'int':
    case 'number':
      return isText
        ? {
            type: 'int_parsing',
            msg: 'Input should be a valid integer, unable to parse string as an integer',
          }
        : { type: 'int_type', msg: 'Input should be a valid integer' };
    case 'boolean':
      return isText
        ? {
            type: 'bool_parsing',
            msg: 'Input should be a valid boolean, unable to interpret input',
          }
        : { type: 'bool_type', msg: 'Input should be a valid boolean' };
    case 'array':
      return { type: 'list_type', msg: 'Input should be a valid list' };
    case 'object':
    case 'record':
      return { type: 'dict_type', msg: 'Input should be a valid dictionary' };
    default:
      return { type: 'string_type', msg: 'Input should be a valid string' };
  }
}

function wrongFormat(format: string, pattern: string | undefined, input: unknown): Finding {
  switch (format) {
    case 'email': {
      const reason = String(input).includes('@')
        ? 'The email address is not valid.'
        : 'An email address must have an @-sign.';
      return { type: 'value_error', msg: `value is not a valid email address: ${reason}` };
    }
    case 'uuid':
    case 'guid':
      return {
        type: 'uuid_parsing',
        msg: 'Input should be a valid UUID, invalid group length or character',
      };
    case 'datetime':
      return {
        type: 'datetime_from_date_parsing',
        msg: 'Input should be a valid datetime or date',
      };
    default: {
      const plain = (pattern ?? '').replace(/^\/(.*)\/\w*$/, '$1');
      return {
        type: 'string_pattern_mismatch',
        msg: `String should match pattern '${plain}'`,
        ctx: { pattern: plain },
      };
    }
  }
}

function notAmong(values: readonly string[]): Finding {
  const quoted = values.map((value) => `'${value}'`);
  const last = quoted.pop() ?? '';
  const expected = quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
  return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } };
}

function tooShort(min_length: number): Finding {
  return {
    type: 'string_too_short',
    msg: `String should have at least ${min_length} character${min_length === 1 ? '' : 's'}`,
    ctx: { min_length },
  };
}

function tooLong(max_length: number): Finding {
  return {
    type: 'string_too_long',
    msg: `String should have at most ${max_length} characters`,
    ctx: { max_length },
  };
}

function atLeast(ge: number): Finding {
  return {
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${ge}`,
    ctx: { ge },
  };
}

function atMost(le: number): Finding {
  return {
    type: 'less_than_equal',
    msg: `Input should be less than or equal to ${le}`,
    ctx: { le },
  };
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value = sent;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, part)?.value;
  }
  return value;
}
