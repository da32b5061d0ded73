import { useRef } from 'react'
import { readFailure } from '#work-orders/web/form/use-node-form.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import type { FormViewProps, Sent, Submitted } from '#forms/web/public.tsx'
import { makeCall } from '#platform/web/api.ts'
import { fillForSeller } from '#work-orders/staff/fill-contract.ts'
import { toldToSend, type Told } from './told-fields.tsx'

type Version = Parameters<FormViewProps['transport']['save']>[0]

/** How staff save and submit the seller's form: into the seller's draft, refused where somebody saved meanwhile. */
export function useFillTransport(form: {
  workOrderId: string
  nodeId: string
  saved: boolean
  templateVersion: number
  told: Told
  /** It was submitted without a word on how the seller told us. */
  onUntold: () => void
  onOutdated: () => void
}): FormViewProps['transport'] {
  const { workOrderId, nodeId, templateVersion, told } = form
  const exists = useRef(form.saved)
  const send = async ({ answers, revisions }: Version, submit: boolean) => {
    const done = await makeCall(
      fillForSeller,
      {
        workOrderId,
        nodeId,
        answers,
        submit,
        templateVersion,
        revisions: exists.current ? { ...revisions } : null,
        ...(submit && toldToSend(told)),
      },
      { quiet: !submit, staff: true },
    )
    exists.current = true
    return done
  }
  const read = (failure: unknown) => {
    const failed = readFailure(failure)
    if (failed.kind === 'outdated') form.onOutdated()
    if (failed.kind === 'stale') exists.current = true
    return failed
  }
  return {
    async save(version): Promise<Sent> {
      try {
        const { revisions, savedAt, errors } = await send(version, false)
        return { kind: 'saved', revisions, at: savedAt, unread: (errors ?? []).map((error) => error.path) }
      } catch (failure) {
        return read(failure)
      }
    },
    async submit(version): Promise<Submitted> {
      if (told.how === undefined) {
        form.onUntold()
        return { kind: 'failed' }
      }
      try {
        const { errors, status, revisions } = await send(version, true)
        if (status === 'SUBMITTED') return { kind: 'submitted' }
        return { kind: 'errors', errors: (errors ?? []) as FormError[], revisions }
      } catch (failure) {
        const sent = read(failure)
        return sent.kind === 'stale' ? { kind: 'stale', theirs: sent.theirs } : { kind: 'failed' }
      }
    },
  }
}
