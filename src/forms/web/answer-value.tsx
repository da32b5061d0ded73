import type { ReactNode } from 'react'
import { answerText, type BoxTexts } from '#forms/engine/print/answer-text.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answer, RowField } from '#forms/engine/model/template.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** How a view renders the answers that it shows. */
export type AnswerLook = {
  boxes: BoxTexts
  /** Whether sensitive answers are shown as given: the server has masked those that need it. */
  unmasked: boolean
  none: ReactNode
  text: (text: string) => ReactNode
  files: (fileIds: readonly string[]) => ReactNode
  fileName: (fileId: string) => string
  /** Marks a new answer, where there was none before. */
  added: ReactNode
  /** The previous answer. */
  former: (text: string) => ReactNode
  /** Shown in place of an answer that is revealed only on request. */
  guarded: (entry: EvaluatedField) => ReactNode | undefined
}

/** One answer for reading, after its previous value; used by every view of answers. */
export function AnswerValue(props: {
  entry: EvaluatedField
  lang: Lang
  change: { before: unknown } | undefined
  look: AnswerLook
}) {
  return (
    <>
      <Before {...props} />
      {props.look.guarded(props.entry) ?? <Now {...props} />}
    </>
  )
}

type Drawn = Parameters<typeof AnswerValue>[0]

function Before({ entry, lang, change, look }: Drawn) {
  if (!change) return null
  const before = change.before as Answer | null | undefined
  if (before === null || before === undefined) return look.added
  const field = entry.field as RowField
  if (field.type === 'file') return look.former(idsOf(before).map(look.fileName).join(', '))
  return look.former(answerText(field, before, lang, look.boxes, look.unmasked))
}

function Now({ entry: { field, value }, lang, look }: Drawn) {
  if (value === undefined) return look.none
  if (field.type === 'file') return look.files(idsOf(value))
  return look.text(answerText(field as RowField, value, lang, look.boxes, look.unmasked))
}

function idsOf(answer: Answer): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : []
}
