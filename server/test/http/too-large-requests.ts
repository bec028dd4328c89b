import { MB } from '../../../contract/platform/call.ts'
import { formField, JSON_TYPE, MULTIPART, type RawRequest } from './raw-request.ts'

/** The response to a body of more than 64 KB. */
export const TOO_LARGE = 'The request is too large: at most 64 KB.'

const TOO_MANY = 'The request has too many fields: at most 200.'

/** Requests beyond each limit, with the expected status and message. */
export const tooLargeRequests: [
  string,
  Omit<RawRequest, 'body'> & { body?: string },
  number,
  string,
][] = [
  ['a form that announces too much', { length: 600 * MB }, 413, TOO_LARGE],
  ['JSON that announces too much', { type: JSON_TYPE, length: 600 * MB }, 413, TOO_LARGE],
  ['a form in chunks', { body: 'a&'.repeat(40_000) }, 413, TOO_LARGE],
  ['JSON in chunks', { type: JSON_TYPE, body: 'x'.repeat(70_000) }, 413, TOO_LARGE],
  ['one long field', { type: MULTIPART, body: formField('a', 'x'.repeat(70_000)) }, 413, TOO_LARGE],
  [
    'fields that are long together',
    { type: MULTIPART, body: formField('a', 'x'.repeat(4_000)).repeat(20) },
    413,
    TOO_LARGE,
  ],
  ['a preamble without an end', { type: MULTIPART, body: 'x'.repeat(70_000) }, 413, TOO_LARGE],
  ['a form of many names', { length: 60_000, body: 'a&'.repeat(30_000) }, 413, TOO_MANY],
  [
    'a multipart body of many parts',
    { type: MULTIPART, body: formField('a', '').repeat(300) },
    413,
    TOO_MANY,
  ],
  [
    'a wide record',
    { type: JSON_TYPE, length: 1_401, body: `{${'"a":1,'.repeat(233)}"a`.padEnd(1_401) },
    413,
    TOO_MANY,
  ],
  [
    'nested lists',
    { type: JSON_TYPE, length: 4_000, body: '['.repeat(4_000) },
    400,
    'The request is nested too deep: at most 4 levels.',
  ],
  [
    'a name that is nested deep',
    { length: 10_002, body: `${'a[b]'.padEnd(10_000, '[b]')}=1` },
    400,
    'The name of a field is too long.',
  ],
  [
    'a compressed body',
    { type: JSON_TYPE, headers: ['Content-Encoding: gzip'], length: 600 * MB },
    415,
    'Send the body without a content-encoding.',
  ],
  [
    'a boundary that is longer than any',
    { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, body: formField('a', '') },
    400,
    'The form data could not be read.',
  ],
  [
    'a webhook',
    { path: '/webhooks/paystack', length: 600 * MB },
    413,
    'The request is too large: at most 256 KB.',
  ],
  [
    'a webhook in chunks',
    { path: '/webhooks/paystack', body: 'x'.repeat(300_000) },
    413,
    'The request is too large: at most 256 KB.',
  ],
  [
    'the sandbox',
    { path: '/sandbox/charge', type: JSON_TYPE, body: 'x'.repeat(70_000) },
    413,
    'The request is too large: at most 4 KB.',
  ],
  [
    'nested lists for the sandbox',
    { path: '/sandbox/charge', type: JSON_TYPE, length: 4_000, body: '['.repeat(4_000) },
    400,
    'The request is nested too deep: at most 4 levels.',
  ],
  [
    'a query of many names',
    { method: 'GET', path: `/api.php?action=get_classes${'&a'.repeat(300)}`, length: 0 },
    413,
    TOO_MANY,
  ],
]
