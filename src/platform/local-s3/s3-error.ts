/** An answer of S3 that is not a success. */
export class S3Error extends Error {
  readonly code: string
  readonly status: number
  readonly detail: Record<string, string>
  constructor(code: string, status: number, detail: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.status = status
    this.detail = detail
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Node = string | number | boolean | Node[] | { [name: string]: Node }

/** XML of names and values; a list repeats its name. */
function xml(name: string, content: Node): string {
  if (Array.isArray(content)) return content.map((each) => xml(name, each)).join('')
  const inner =
    typeof content === 'object'
      ? Object.entries(content)
          .map(([key, value]) => xml(key, value))
          .join('')
      : escaped(String(content))
  return `<${name}>${inner}</${name}>`
}

export const xmlDocument = (name: string, content: Node): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml(name, content)}`
