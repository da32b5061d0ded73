import { useState } from 'react'
import { sectionsOfPath } from '#forms/engine/model/field-at.ts'
import type { FormFile } from '#forms/web/public.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { updateNodeData } from '../../contract.ts'
import { type FormOfNode, withFiles } from './files-again.ts'
import { TURN_READS } from '../use-submit.ts'
import { useReader } from '../use-reader.ts'

export type Outcome = { kind: 'sent' } | { kind: 'stale' } | { kind: 'errors'; path: string | undefined }

/** Resubmits the form with new files: only the sections that contain them. */
export function useSendReturned(form: FormOfNode, onOutcome: (outcome: Outcome) => void) {
  const { t } = useReader()
  const client = readCache()
  const [isPending, setPending] = useState(false)

  async function submit(fresh: ReadonlyMap<string, FormFile>): Promise<Outcome | undefined> {
    const sections = sectionsOfPath(form.template, ...fresh.keys())
    try {
      const saved = await makeCall(updateNodeData, {
        nodeId: form.nodeId,
        answers: withFiles(form, fresh),
        revisions: Object.fromEntries(sections.map((key) => [key, form.revisions[key] ?? 0])),
        submit: true,
      })
      return saved.errors?.length ? { kind: 'errors', path: saved.errors[0]?.path } : { kind: 'sent' }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      return error.error === 'forms.stale_revision' ? { kind: 'stale' } : undefined
    }
  }

  return {
    isPending,
    send(fresh: ReadonlyMap<string, FormFile>): void {
      setPending(true)
      void submit(fresh)
        .then(async (outcome) => {
          if (!outcome) return
          if (outcome.kind === 'sent') showNotification({ text: t('sentAgain'), tone: 'good' })
          await Promise.all(TURN_READS.map((read) => client.invalidateQueries({ queryKey: [read.path] })))
          onOutcome(outcome)
        })
        .finally(() => setPending(false))
    },
  }
}
