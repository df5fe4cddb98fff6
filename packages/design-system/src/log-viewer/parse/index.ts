export { decodedText, decodeEscapes, parseFields, type LogField } from './fields.ts';
export { formatLineRange, parseLineRange, type LineRange } from './lineRange.ts';
export { parseLine, type ParsedLine } from './parseLine.ts';
export { decodePath, parseRequest, pathTemplate, type LogRequest } from './request.ts';
export { maxTemplateLength, placeholder, templateOf } from './template.ts';
export {
  createTracebackReader,
  parseTraceback,
  type LogException,
  type TracebackReader,
} from './traceback.ts';
export { toVisible } from './visible.ts';
