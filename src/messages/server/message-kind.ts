import type { Executor } from '#platform/server/database.ts'
import { formatDay, formatDeadline } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { MessageType, Topic } from '../message-types.ts'

/** A value that can be stored, and is written in the reader's language. */
export type MessageValue =
  | string
  | number
  | LocalText
  | { amount: number; currency: Currency }
  | { day: string }
  | { instant: string }
  | { name: LocalText; by: string | null }
  | readonly MessageValue[]
/** What a message is about. A value that is missing is written as nothing. */
export type MessageParams = { readonly [name: string]: MessageValue | null }

export type Reader = { lang: Lang; timeZone: string }

/** What happened, as the module says that it happened to. Stored by its name, written out when it is read. */
export type MessageKind<P extends MessageParams = MessageParams> = {
  /** Stored in rows: `orders.paid`. It never changes. */
  name: string
  type: MessageType
  /** Somebody in the company has to act: their mail cannot be turned off. */
  asksToAct?: boolean
  /** Also the subject of the mail. `{{name}}` stands for a parameter. */
  title: LocalText
  body: LocalText
  /** Words that are made of several parameters. */
  words?(params: P, reader: Reader): Record<string, string>
  /** Where one can see it, or do it. */
  link?(params: P): string
  /** By the time a mail goes out, the matter may be over: then none is sent. */
  isOver?(executor: Executor, params: P): Promise<boolean>
}

export const topicOf = ({ asksToAct, type }: MessageKind): Topic => (asksToAct ? 'ACTION' : type)

export type WrittenMessage = { title: string; body: string; link: string | null }

/** A message in the reader's language. */
export function writeMessage(kind: MessageKind, params: MessageParams, reader: Reader): WrittenMessage {
  const words = { ...wordsOf(params, reader), ...kind.words?.(params, reader) }
  return {
    title: fillText(pickText(kind.title, reader.lang), words),
    body: fillText(pickText(kind.body, reader.lang), words),
    link: kind.link?.(params) ?? null,
  }
}

function wordsOf(params: MessageParams, reader: Reader): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === null ? '' : writeValue(value, reader)]),
  )
}

export function writeValue(value: MessageValue, reader: Reader): string {
  const { lang, timeZone } = reader
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return joinNames(
      value.map((item: MessageValue) => writeValue(item, reader)),
      lang,
    )
  if ('amount' in value) return formatMoney(value, lang)
  if ('day' in value) return formatDay(value.day, lang)
  if ('instant' in value) return formatDeadline(value.instant, lang, timeZone)
  if ('name' in value) return withDay(value, lang)
  return 'en' in value ? pickText(value, lang) : ''
}

function withDay({ name, by }: { name: LocalText; by: string | null }, lang: Lang): string {
  const text = pickText(name, lang)
  if (by === null) return text
  return lang === 'zh' ? `${text}（${formatDay(by, lang)}前）` : `${text} (by ${formatDay(by, lang)})`
}
