import { lazy, Suspense, useState } from 'react'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import type { Template } from '#forms/engine/model/template.ts'
import { useFormTools } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconCopy } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { readCache, useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { nodeData } from '../../contract.ts'
import { copyData, copySources } from '../../form-contract.ts'
import type { CopySource } from './copy-dialog.tsx'
import type { formPageText } from './form-page.text.ts'

const CopyDialog = lazy(() => import('./copy-dialog.tsx'))

type Done = { from: CopySource; result: OutputOf<typeof copyData> }

export function useCopySources(workOrderId: string, enabled = true) {
  return useCallQuery(copySources, { workOrderId, pageSize: 20 }, { staleTime: 60_000, enabled })
}

/** Offers to copy answers of earlier orders; shows the result, and can undo it. */
export function CopyAnswers({ workOrderId, template }: { workOrderId: string; template: Template }) {
  const tools = useFormTools()
  const t = useText<typeof formPageText>('form-page')
  const client = readCache()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Done>()
  const sources = useCopySources(workOrderId)
  const copying = useCallMutation(copyData, { invalidates: [nodeData, copySources] })
  const copy = async (from: CopySource) => {
    if (!(await tools.flush())) return setOpen(false)
    const result = await copying
      .mutateAsync({ from: from.workOrderId, to: workOrderId })
      .catch(() => undefined)
    setOpen(false)
    return result && setDone({ from, result })
  }
  const undo = () => {
    if (done) tools.clear(done.result.copied)
    setDone(undefined)
    showNotification({ text: t('undone') })
    void tools.flush().then(() => client.invalidateQueries({ queryKey: [copySources.path] }))
  }
  const count = sources.data?.total ?? 0
  return (
    <>
      {done && <CopiedNotice done={done} template={template} onUndo={undo} />}
      {!done && count > 0 && tools.isFirstStep && (
        <Notice
          icon={<IconCopy size={20} />}
          title={t('copyOffer', { count })}
          action={<Button onClick={() => setOpen(true)}>{t('copyFrom')}</Button>}
        >
          {t('copyOfferText')}
        </Notice>
      )}
      {open && (
        <Suspense>
          <CopyDialog
            workOrderId={workOrderId}
            copying={copying.isPending ? copying.variables.from : undefined}
            onCopy={(source) => void copy(source)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const SHOWN_REASONS = ['notPossible', 'notAsked', 'file', 'sensitive', 'confirmAgain'] as const

function CopiedNotice({ done, template, onUndo }: { done: Done; template: Template; onUndo: () => void }) {
  const t = useText<typeof formPageText>('form-page')
  const lang = useLang()
  const { from, result } = done
  const named = (reason: (typeof SHOWN_REASONS)[number]) =>
    result.skipped
      .filter((one) => one.reason === reason)
      .map(({ key }) => fieldAt(template, key)?.field.label)
      .filter((label) => label !== undefined)
      .map((label) => pickText(label, lang))
      .join(t('comma'))
  const reasons = SHOWN_REASONS.filter((reason) => named(reason) !== '')
  return (
    <Notice
      tone="good"
      role="status"
      title={t('copied', { count: result.copied.length, number: from.number })}
      action={<Button onClick={onUndo}>{t('undo')}</Button>}
    >
      <p>{t('copiedText')}</p>
      {reasons.length > 0 && (
        <details>
          <summary>{t('notCopied')}</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`skip_${reason}`, { names: named(reason) })}</li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}
