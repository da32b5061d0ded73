import { useEffect, useRef } from 'react'
import type { Answers } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import type { FormViewProps, Revisions, Sent, Submitted } from '#forms/web/public.tsx'
import { CODE } from '#platform/shared/call.ts'
import { CallFailure, makeCall, NETWORK } from '#platform/web/api.ts'
import { saveNodeData, updateNodeData, type FormConflict } from '../../contract.ts'

type Version = { answers: Answers; revisions: Revisions }

type Failed = Exclude<Sent, { kind: 'saved' }>

/** How a node's form is saved and submitted: the very first save by one call, every later one by the other. */
export function useNodeForm(node: {
  nodeId: string
  saved: boolean
  templateVersion: number
  /** The form is on another version now: refetch it. */
  onOutdated: () => void
}): FormViewProps['transport'] {
  const { nodeId, saved, templateVersion, onOutdated } = node
  const exists = useRef(saved)
  // Copying from an earlier order saves too.
  useEffect(() => {
    if (saved) exists.current = true
  }, [saved])

  async function send({ answers, revisions }: Version, submit: boolean) {
    const input = { nodeId, answers, submit, templateVersion }
    const done = exists.current
      ? await makeCall(updateNodeData, { ...input, revisions: { ...revisions } }, { quiet: !submit })
      : await makeCall(saveNodeData, input, { quiet: !submit })
    exists.current = true
    return done
  }
  function read(failure: unknown): Failed {
    const failed = readFailure(failure)
    if (failed.kind === 'outdated') onOutdated()
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
      try {
        const { errors, status, revisions } = await send(version, true)
        if (status !== 'SUBMITTED')
          return { kind: 'errors', errors: (errors ?? []) as FormError[], revisions }
        return { kind: 'submitted' }
      } catch (failure) {
        const sent = read(failure)
        return sent.kind === 'stale' ? { kind: 'stale', theirs: sent.theirs } : { kind: 'failed' }
      }
    },
  }
}

/** What became of a save or submission that failed, whoever made it. */
export function readFailure(failure: unknown): Failed {
  if (!(failure instanceof CallFailure)) throw failure
  if (failure.code === NETWORK) return { kind: 'offline' }
  if (failure.code === CODE.sessionInvalid) return { kind: 'signedOut' }
  if (failure.error === 'forms.template_moved') return { kind: 'outdated' }
  if (failure.error !== 'forms.stale_revision' && failure.error !== 'forms.answers_exist')
    return { kind: 'refused', message: failure.message }
  const { answers, revisions } = failure.data as FormConflict
  return { kind: 'stale', theirs: { answers: answers as Answers, revisions } }
}
