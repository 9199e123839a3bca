import { gzipSync } from 'node:zlib'

/** A request that is valid except for its malformed part. */
export interface Wanted {
  /** The valid fields; bytes are a picture. */
  whole: Record<string, unknown>
  /** The text field that gets the malformed values. */
  field: string
  as: 'json' | 'form'
  /** Wraps the JSON as callables need it. */
  around?: (json: string) => string
}

interface MalformedBody {
  body: string | Buffer<ArrayBuffer>
  headers: Record<string, string>
}

const bodyOf = (body: MalformedBody['body'], type = 'application/json'): MalformedBody => ({
  body,
  headers: { 'content-type': type },
})

const BOUNDARY = 'a-boundary'

function part(name: string, value: unknown): Buffer {
  const isPicture = Buffer.isBuffer(value) && value.length > 100
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${isPicture ? '; filename="a.jpg"' : ''}`
  const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value))
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes, Buffer.from('\r\n')])
}

const formOf = (fields: [string, unknown][], end = `--${BOUNDARY}--\r\n`): MalformedBody =>
  bodyOf(
    Buffer.concat([...fields.map(([name, value]) => part(name, value)), Buffer.from(end)]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  )

/** Adds or replaces a field. For JSON its value is raw text, which can express more than objects. */
const withField =
  (name: string | undefined, inJson: string, inForm: string | Buffer) =>
  ({ whole, field, as, around = (json) => json }: Wanted): MalformedBody => {
    const malformed = name ?? field
    const others = Object.entries(whole).filter(([key]) => key !== malformed)
    if (as === 'form') return formOf([...others, [malformed, inForm]])
    const texts = others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    return bodyOf(around(`{${[...texts, `${JSON.stringify(malformed)}:${inJson}`].join(',')}}`))
  }

const json = ({ whole, around = (text) => text }: Wanted) => around(JSON.stringify(whole))
const huge = 'x'.repeat(300 * 1024)
const deep = '['.repeat(60_000) + ']'.repeat(60_000)

/** The malformed bodies by their column in the table of responses. */
export const MALFORMED_BODIES: Record<string, (wanted: Wanted) => MalformedBody> = {
  // a body that does not match its content type, or has an unsupported one
  cut: () => bodyOf('{"a":'),
  bytes: () => bodyOf(Buffer.from('{"\xff":1}', 'latin1')),
  list: () => bodyOf('[]'),
  packed: (wanted) => ({
    body: gzipSync(json(wanted)),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  }),
  utf16: (wanted) => bodyOf(Buffer.from(json(wanted), 'utf16le'), 'application/json; charset=utf-16'),
  plain: (wanted) => bodyOf(json(wanted), 'text/plain'),
  query: () => bodyOf('title=a&a[b][c]=1', 'application/x-www-form-urlencoded'),
  cutform: ({ whole }) => formOf(Object.entries(whole), ''),
  noform: () => bodyOf('x', 'multipart/form-data'),
  noname: ({ whole }) => formOf([...Object.entries(whole), ['', 'x']]),
  // an unknown field
  extra: withField('nothing', '1', '1'),
  proto: withField('__proto__', '{"is_approved":true}', 'x'),
  constr: withField('constructor', '{"prototype":{"polluted":true}}', 'x'),
  // a malformed value in a text
  huge: withField(undefined, JSON.stringify(huge), huge),
  deep: withField(undefined, deep, deep.repeat(2)),
  notext: withField(undefined, '{"toString":"x"}', Buffer.from('a\xffb', 'latin1')),
  nul: withField(undefined, '"a\\u0000b"', 'a\0b'),
  lone: withField(undefined, '"a\\ud800b"', Buffer.from('a\xed\xa0\x80b', 'latin1')),
  rlo: withField(undefined, '"a\\u202eb"', 'a\u202eb'),
}
