import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { errorAt } from '#platform/web/at-fields.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useFirstErrorFocus } from '#platform/web/use-first-error-focus.ts'
import {
  type Announcement,
  createAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from '../contract.ts'
import { type AnnouncementFields, draftOf, fieldsOf, NEW_ANNOUNCEMENT } from './announcement-fields.ts'

type Texts = { saved: string; published: string; withdrawn: string }
const notice = (text: string) => showNotification({ text, tone: 'good' })

/** What is typed, the server's refusals, and what can be done with it. */
export function useAnnouncement(
  announcement: Announcement | undefined,
  texts: Texts,
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate()
  const focusFirstError = useFirstErrorFocus(form)
  const [fields, setFields] = useState(announcement ? fieldsOf(announcement) : NEW_ANNOUNCEMENT)
  const [isChanged, setChanged] = useState(announcement === undefined)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const onError = (failure: CallFailure) => {
    setErrors(failure.fields)
    focusFirstError()
  }
  const options = { staff: true, invalidates: [listAnnouncements, readAnnouncement] }
  const create = useCallMutation(createAnnouncement, {
    ...options,
    onError,
    onSuccess({ id }) {
      notice(texts.saved)
      void navigate(paths.adminAnnouncement(id), { replace: true })
    },
  })
  const update = useCallMutation(updateAnnouncement, {
    ...options,
    onError,
    onSuccess: () => notice(texts.saved),
  })
  const publish = useCallMutation(publishAnnouncement, {
    ...options,
    onSuccess: () => notice(texts.published),
  })
  const withdraw = useCallMutation(withdrawAnnouncement, {
    ...options,
    onSuccess: () => notice(texts.withdrawn),
  })
  const of = announcement && { id: announcement.id, version: announcement.version }
  return {
    fields,
    isChanged,
    set(change: Partial<AnnouncementFields>) {
      setFields((before) => ({ ...before, ...change }))
      setChanged(true)
    },
    errorOf: (path: string) => errorAt(errors, path),
    busy: create.isPending || update.isPending,
    save() {
      setErrors({})
      const draft = draftOf(fields)
      if (of) update.mutate({ ...of, draft })
      else create.mutate({ draft })
    },
    publishing: publish.isPending,
    /** `local`: what a field for date and time holds, by the clock of this device; empty for now. */
    publish: (local: string, onDone: () => void) =>
      of &&
      publish.mutate(
        { ...of, ...(local !== '' && { at: new Date(local).toISOString() }) },
        { onSettled: onDone },
      ),
    withdrawing: withdraw.isPending,
    withdraw: (onDone: () => void) => of && withdraw.mutate(of, { onSettled: onDone }),
  }
}
export type AnnouncementState = ReturnType<typeof useAnnouncement>
