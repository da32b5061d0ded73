import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { useUploadBox } from '#documents/web/public.tsx'
import { listDocuments } from '#documents/vault-contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { useDiscardGuard } from '#platform/web/use-discard-guard.tsx'
import { showMessage } from '#platform/web/toasts.ts'
import { addLedgerLine, listLedger, type SellerLine, updateLedgerLine } from '../contract.ts'
import { DocumentChoice } from './document-choice.tsx'
import type { ledgerText } from './ledger.text.ts'
import { LineFields } from './line-fields.tsx'
import { readLineInput, typingFaults } from './line-input.ts'

/** Enters a document, or changes a line that was not reviewed. */
export function LineDialog(props: {
  line?: SellerLine
  /** States in which the company has a VAT number. */
  registered: readonly string[]
  onClose: () => void
  onDone?: () => void
}) {
  const { line, registered, onClose, onDone = onClose } = props
  const t = useText<typeof ledgerText>('ledger')
  const box = useUploadBox()
  const [chosen, setChosen] = useState({
    country: line?.country ?? registered[0] ?? 'DE',
    kind: line?.kind ?? 'PURCHASE',
  })
  const [earlier, setEarlier] = useState(line?.document.uploadId ?? '')
  const [isTyped, setTyped] = useState(false)
  const guard = useDiscardGuard(isTyped || box.file !== undefined)
  const form = useLineForm(line, {
    ...chosen,
    uploadId: box.file?.uploadId ?? earlier,
    onDone: () => {
      guard.release()
      onDone()
    },
  })
  return (
    <FormDialog
      title={t(line?.typed ? 'changeTitle' : 'addTitle')}
      size="lg"
      onClose={() => guard.ask(onClose)}
      form={{
        ...form,
        onInput(event) {
          form.onInput(event)
          setTyped(true)
        },
      }}
      submit={t(line?.typed ? 'save' : 'addNow')}
      cancel={t('cancel')}
    >
      <LineFields
        line={line?.typed ? line : undefined}
        chosen={chosen}
        registered={registered}
        onChoose={setChosen}
        errors={form.errors}
      >
        <DocumentChoice
          box={box}
          line={line}
          value={earlier}
          onChange={setEarlier}
          error={form.errors['uploadId']}
        />
      </LineFields>
      {form.refusal?.error === 'ledger.duplicate' && (
        <CheckField name="furtherRate" label={t('furtherRate')} />
      )}
      {guard.dialog}
    </FormDialog>
  )
}

type Chosen = Parameters<typeof readLineInput>[1] & { onDone: () => void }

/** Both calls take the same fields; a change also names the revision that was read. */
function useLineForm(line: SellerLine | undefined, { onDone, ...chosen }: Chosen) {
  const t = useText<typeof ledgerText>('ledger')
  const check = (input: Parameters<typeof typingFaults>[0]): Record<string, string> =>
    Object.fromEntries(Object.entries(typingFaults(input)).map(([field, fault]) => [field, t(fault)]))
  const done = (text: 'added' | 'saved') => () => {
    showMessage(t(text), 'good')
    void invalidateReads([listLedger, listPendingMatters, listDocuments]).catch(() => undefined)
    onDone()
  }
  const read = (data: FormData) => readLineInput((name) => textOf(data, name), chosen)
  const add = useCallForm(addLedgerLine, { read, check, onDone: done('added') })
  const change = useCallForm(updateLedgerLine, {
    read: (data) => ({ ...read(data), id: line?.id ?? '', revision: line?.revision ?? 0 }),
    check,
    onDone: done('saved'),
  })
  return line ? change : add
}
