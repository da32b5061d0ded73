import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { SealedDrafts } from '#platform/web/sealed-drafts.ts'
import { createFormDraft, type DraftState, type FormDraft, type Revisions, type Sent } from './form-draft.ts'
import { groupsOf, withFirstRows } from './form-model.ts'
import type { FlatAnswers } from './flat-answers.ts'
import { removeLocalDraft, writeLocalDraft, readLocalDraft, type LocalDraft } from './local-draft.ts'

const REST_MS = 1200
const RETRY_MS = 8000

/** How a form reaches the server; the page that shows the form knows the call. */
export type FormTransport = {
  /** Sends the answers of the sections in `revisions`. */
  save(version: { answers: Answers; revisions: Revisions }): Promise<Sent>
}

/** The answers of the server with what the profile knows, in the sections that nobody has saved. */
export type Complete = (version: { answers: Answers; revisions: Revisions }) => Answers

export type FormStart = {
  nodeId: string
  personId: string
  /** What this device has stored for this person. */
  drafts: SealedDrafts
  template: Template
  answers: Answers
  revisions: Revisions
  complete: Complete
}

/**
 * The draft of one form for as long as it is on the screen; what was not sent is sent when the connection is
 * back.
 */
export function useFormDraft(
  start: FormStart,
  transport: FormTransport,
): { draft: FormDraft; state: DraftState } {
  const [draft] = useState(() => openDraft(start, transport))
  const state = useSyncExternalStore(draft.subscribe, draft.state, draft.state)

  useEffect(() => {
    const send = () => void draft.flush()
    const onHide = () => document.visibilityState === 'hidden' && send()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', onHide)
      send()
      draft.stop()
    }
  }, [draft])

  const { answers, revisions } = start
  const theirs = useMemo(() => ({ answers, revisions }), [answers, revisions])
  const seen = useRef(theirs)
  useEffect(() => {
    if (theirs === seen.current) return
    seen.current = theirs
    // An answer that was read before our last save is out of date.
    const isOlder = Object.entries(draft.state().revisions).some(
      ([key, own]) => (theirs.revisions[key] ?? 0) < own,
    )
    if (!isOlder) draft.receive(theirs)
  }, [theirs, draft])
  return { draft, state }
}

function openDraft(start: FormStart, transport: FormTransport): FormDraft {
  const { nodeId, personId, drafts, template, complete } = start
  return createFormDraft(
    { answers: withFirstRows(template, start.answers), revisions: start.revisions },
    groupsOf(template),
    onTemplate(template, readLocalDraft(drafts, personId, nodeId)),
    {
      send: ({ answers, revisions, changed }) =>
        transport.save({ answers, revisions: pickSections(template, revisions, changed) }),
      complete: (theirs) => withFirstRows(template, complete(theirs)),
      store: (draft) => writeLocalDraft(drafts, personId, nodeId, draft),
      remove: () => removeLocalDraft(drafts, personId, nodeId),
      now: () => new Date().toISOString(),
      delay: REST_MS,
      retry: RETRY_MS,
    },
  )
}

/** Without answers to questions that this version of the form no longer asks. */
function onTemplate(template: Template, localDraft: LocalDraft | undefined): LocalDraft | undefined {
  if (!localDraft) return undefined
  const known = (flat: FlatAnswers) => new Map([...flat].filter(([path]) => fieldAt(template, path)))
  return { ...localDraft, base: known(localDraft.base), mine: known(localDraft.mine) }
}

/** The revisions of the sections in which something changed: the others are not written. */
function pickSections(template: Template, revisions: Revisions, changed: readonly string[]): Revisions {
  const keys = new Set(changed.map((path) => fieldAt(template, path)?.section.key))
  const sections = template.sections.filter((section) => keys.has(section.key))
  return Object.fromEntries(sections.map(({ key }) => [key, revisions[key] ?? 0]))
}
