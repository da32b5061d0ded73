type Schema = Record<string, unknown>

/** The TypeScript type of a JSON schema as this product writes them. A reference becomes the name of its schema. */
export function typeOf(schema: unknown, indent = ''): string {
  if (typeof schema !== 'object' || schema === null) return 'unknown'
  const { $ref, enum: values, anyOf, oneOf, allOf, type } = schema as Schema
  if (typeof $ref === 'string') return `Schemas['${$ref.slice($ref.lastIndexOf('/') + 1)}']`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(values)) return unionOf(values.map((value) => JSON.stringify(value)))
  for (const some of [anyOf, oneOf])
    if (Array.isArray(some)) return unionOf(some.map((one) => typeOf(one, indent)))
  if (Array.isArray(allOf)) return allOf.map((one) => grouped(typeOf(one, indent))).join(' & ')
  if (Array.isArray(type)) return unionOf(type.map((one: string) => typeOf({ ...schema, type: one }, indent)))
  return ofType(String(type), schema as Schema, indent)
}

function ofType(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return arrayOf(schema, indent)
    case 'object':
      return objectOf(schema, indent)
    default:
      return 'unknown'
  }
}

function arrayOf({ prefixItems, items }: Schema, indent: string): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`
  return `${grouped(typeOf(items, indent))}[]`
}

function objectOf(schema: Schema, indent: string): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const required = new Set((schema['required'] ?? []) as string[])
  const further = schema['additionalProperties']
  const isOpen = typeof further === 'object' && further !== null
  if (properties.length === 0)
    return isOpen ? `Record<string, ${typeOf(further, indent)}>` : 'Record<string, never>'
  const inner = `${indent}  `
  const lines = properties.map(([name, property]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
    const mark = required.has(name) ? '' : '?'
    return `${commentOf(property['description'], inner)}${inner}${key}${mark}: ${typeOf(property, inner)}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

export function commentOf(text: unknown, indent: string): string {
  return typeof text === 'string' && text !== '' ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : ''
}

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const grouped = (type: string): string => (/ [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type)
