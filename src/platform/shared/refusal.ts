import type { Code } from './call.ts'
import type { Lang, LocalText } from './local-text.ts'

export type RefusalSpec = LocalText & { code: Code; status: number }
export type RefusalParams = Record<string, string | number>
/** A text has its own words in each language, such as the name of a question. */
type SpokenParams = Record<string, string | number | LocalText>

/** An expected refusal: thrown by use cases, turned into an envelope in one place. Not for bugs. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: string
  readonly spec: RefusalSpec
  readonly params: SpokenParams
  /** Data that lets the caller go on, e.g. the newer answers of a conflict. */
  readonly data: unknown
  readonly fields: Record<string, LocalText> | undefined

  constructor(
    error: string,
    spec: RefusalSpec,
    options: { params?: SpokenParams; data?: unknown; fields?: Record<string, LocalText> } = {},
  ) {
    super(error)
    this.error = error
    this.spec = spec
    this.params = options.params ?? {}
    this.data = options.data
    this.fields = options.fields
  }

  messageIn(lang: Lang): string {
    const said = Object.entries(this.params).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value[lang] : value,
    ])
    return fillText(this.spec[lang], Object.fromEntries(said))
  }
}

/** Replaces `{{name}}` by its parameter, or by nothing if there is none. */
export function fillText(text: string, params: RefusalParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : '',
  )
}

type RefusalFactory = (options?: {
  params?: SpokenParams
  data?: unknown
  fields?: Record<string, LocalText>
}) => Refusal

/**
 * Declares the refusals of a module: `defineRefusals('cart', { item_unavailable: { code: 499, status: 422, en, zh } })`
 * gives `cartRefusals.item_unavailable()`, whose stable name on the wire is `cart.item_unavailable`.
 */
export function defineRefusals<const T extends Record<string, RefusalSpec>>(
  module: string,
  specs: T,
): { [K in keyof T]: RefusalFactory } {
  const factories: Record<string, RefusalFactory> = {}
  for (const [name, spec] of Object.entries(specs)) {
    factories[name] = (options) => new Refusal(`${module}.${name}`, spec, options)
  }
  return factories as { [K in keyof T]: RefusalFactory }
}

/** The refusal of what was tried; null when it was done. Any other failure stays one. */
export async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
