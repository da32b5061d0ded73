import { readFile, readdir } from 'node:fs/promises'
import type * as Libxml2 from 'libxml2-wasm'
import type { FileProblem } from './declaration-file.ts'

type Libxml = typeof Libxml2
const validators = new Map<string, Promise<{ libxml: Libxml; validator: Libxml2.XsdValidator }>>()

/** What a schema (XSD) refuses in a file, with the line where it stands. */
export async function xsdProblems(
  content: Uint8Array,
  folder: URL,
  schema: string,
): Promise<readonly FileProblem[]> {
  const key = new URL(schema, folder).href
  const loaded = validators.get(key) ?? load(folder, schema)
  validators.set(key, loaded)
  const { libxml, validator } = await loaded
  let document: Libxml2.XmlDocument | null = null
  try {
    document = libxml.XmlDocument.fromBuffer(content)
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof libxml.XmlLibError)) throw error
    return error.details.map(({ line, message }) => ({ code: codeOf(message), path: `/line/${line}` }))
  } finally {
    document?.dispose()
  }
}

/** The library's message without the namespaces: `Element 'KodUrzedu': [facet 'enumeration'] …`. */
const codeOf = (message: string): string =>
  message
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)

async function load(
  folder: URL,
  schema: string,
): Promise<{ libxml: Libxml; validator: Libxml2.XsdValidator }> {
  // Loaded when somebody files: it is a megabyte of WebAssembly.
  const libxml = await import('libxml2-wasm')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xsd'))
  const files = await Promise.all(
    names.map(async (name) => [name, new Uint8Array(await readFile(new URL(name, folder)))] as const),
  )
  const buffers = Object.fromEntries(files)
  libxml.xmlRegisterInputProvider(new libxml.XmlBufferInputProvider(buffers))
  const document = libxml.XmlDocument.fromBuffer(buffers[schema] ?? new Uint8Array(), { url: schema })
  try {
    return { libxml, validator: libxml.XsdValidator.fromDoc(document) }
  } finally {
    document.dispose()
  }
}
