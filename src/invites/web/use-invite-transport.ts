import { useMemo } from 'react'
import type { Answers } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import type { FormViewProps, Revisions, Sent, Submitted } from '#forms/web/public.tsx'
import { CallFailure, makeCall, NETWORK } from '#platform/web/api.ts'
import { saveForInviteCommit, type InviteConflict } from '../contract.ts'

type Version = { answers: Answers; revisions: Revisions }
type Failed = Exclude<Sent, { kind: 'saved' }>

/** After these refusals nothing more is accepted, or only after the PIN; the page says which. */
const CLOSED = /^invite\.(pin_needed|expired|revoked|used|locked|form_closed|unknown)$/

const isClosed = ({ error }: { error?: string | undefined }) => CLOSED.test(error ?? '')

/** How an invited person's answers are saved: forms have a revision per section, the invitation has one for all. */
export function useInviteTransport(
  sections: readonly string[],
  onClosed: () => void,
): FormViewProps['transport'] {
  return useMemo(() => inviteTransport(sections, onClosed), [sections, onClosed])
}

function send({ answers, revisions }: Version, submit: boolean) {
  const revision = Math.max(0, ...Object.values(revisions))
  return makeCall(saveForInviteCommit, { answers, submit, revision }, { quiet: !submit, inPlace: isClosed })
}

/** Exported for its test. */
export function inviteTransport(
  sections: readonly string[],
  onClosed: () => void,
): FormViewProps['transport'] {
  const all = (revision: number): Revisions => Object.fromEntries(sections.map((key) => [key, revision]))
  const read = (failure: unknown): Failed => {
    if (!(failure instanceof CallFailure)) throw failure
    if (failure.code === NETWORK) return { kind: 'offline' }
    if (isClosed(failure)) onClosed()
    if (failure.error !== 'invite.stale_revision') return { kind: 'refused', message: failure.message }
    const { answers, revision } = failure.data as InviteConflict
    return { kind: 'stale', theirs: { answers: answers as Answers, revisions: all(revision) } }
  }
  return {
    async save(version): Promise<Sent> {
      try {
        const { revision, savedAt, errors } = await send(version, false)
        const unread = (errors ?? []).map((error) => error.path)
        return { kind: 'saved', revisions: all(revision), at: savedAt, unread }
      } catch (failure) {
        return read(failure)
      }
    },
    async submit(version): Promise<Submitted> {
      try {
        const { revision, submitted, errors } = await send(version, true)
        if (submitted) return { kind: 'submitted' }
        return { kind: 'errors', errors: (errors ?? []) as FormError[], revisions: all(revision) }
      } catch (failure) {
        const found = read(failure)
        return found.kind === 'stale' ? { kind: 'stale', theirs: found.theirs } : { kind: 'failed' }
      }
    },
  }
}
