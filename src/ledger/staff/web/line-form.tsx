import { type FormEvent, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { CheckField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { withoutFields } from '#back-office/web/frame/shown-at.ts'
import { TYPED_REFUSALS } from '../../contract.ts'
import { LEDGER_COUNTRIES } from '../../kinds-in-country.ts'
import type { ledgerText } from '../../web/ledger.text.ts'
import { LineFields } from '../../web/line-fields.tsx'
import { readLineInput, typingFaults } from '../../web/line-input.ts'
import { correctLedgerLine, enterFurtherPart, enterSentDocument, type StaffLine } from '../contract.ts'
import type { ledgerStaffText } from './ledger-staff.text.ts'
import { ReviewForm } from './review-forms.tsx'

export type Typing = 'enter' | 'correct' | 'enterPart'
type Props = { line: StaffLine; what: Typing; onBack: () => void; onDone: () => void }

const DUPLICATE = 'ledger.duplicate'

/** What staff read off a document: of one that was sent, of a further part of it, or where something was misread. */
export function LineForm({ line, what, onBack, onDone }: Props) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const l = useText<typeof ledgerText>('ledger')
  const [chosen, setChosen] = useState({
    country: line.country,
    kind: what === 'correct' ? line.kind : ('PURCHASE' as StaffLine['kind']),
  })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isRepeated, setIsRepeated] = useState(false)
  const { run, pending, errors, clear } = useTyping(line, what, {
    onDone,
    onRepeated: () => setIsRepeated(true),
  })
  // What was said of a field is about what it said before.
  const typedAnew = (...names: string[]) => {
    setFaults((all) => withoutFields(all, names))
    clear(...names)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => String(data.get(name) ?? '').trim()
    const { uploadId, ...input } = readLineInput(textOf, { ...chosen, uploadId: line.document.uploadId })
    const found = Object.entries(typingFaults({ ...input, uploadId }))
    setFaults(Object.fromEntries(found.map(([field, fault]) => [field, l(fault)])))
    if (found.length === 0) run(input)
  }
  return (
    <ReviewForm
      submit={t(what === 'correct' ? 'correctNow' : 'enterNow')}
      pending={pending}
      onSubmit={submit}
      onInput={({ target }) => typedAnew((target as HTMLInputElement).name)}
      onBack={onBack}
    >
      {what !== 'enter' && <p>{t(what === 'correct' ? 'correctHelp' : 'partHelp')}</p>}
      <LineFields
        line={what === 'correct' ? line : undefined}
        chosen={chosen}
        registered={LEDGER_COUNTRIES}
        onChoose={(next) => {
          setChosen(next)
          typedAnew('country', 'kind')
        }}
        errors={{ ...faults, ...errors }}
        forStaff
      />
      {isRepeated && what !== 'enterPart' && <CheckField name="furtherRate" label={l('furtherRate')} />}
    </ReviewForm>
  )
}

type Typed = Omit<ReturnType<typeof readLineInput>, 'uploadId'>

/** The three calls take the same fields; those of a line that is there also name the revision that was seen. */
function useTyping(
  { companyId, id, revision }: StaffLine,
  what: Typing,
  { onDone, onRepeated }: { onDone: () => void; onRepeated: () => void },
) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const onFailure = ({ error }: { error?: string | undefined }) => {
    if (error === DUPLICATE) onRepeated()
  }
  // Each of them is said at its fields.
  const told = { onDone, onFailure, shows: TYPED_REFUSALS.filter((error) => error !== DUPLICATE) }
  const enter = useStaffAction(enterSentDocument, { done: t('entered'), ...told })
  const part = useStaffAction(enterFurtherPart, { done: t('entered'), ...told })
  const correct = useStaffAction(correctLedgerLine, { done: t('corrected'), ...told })
  const { pending, errors, clear } = { enter, enterPart: part, correct }[what]
  const run = (input: Typed) => {
    if (what === 'enterPart') part.run({ companyId, id, ...input })
    else (what === 'enter' ? enter : correct).run({ companyId, id, revision, ...input })
  }
  return { run, pending, errors, clear }
}
