import { Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { userInfo } from '#accounts/contract.ts'
import { AnswersView, FormView, withPrefill, type FormNote } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { paths } from '#platform/web/paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { nodeData } from '../contract.ts'
import { PageTitle } from './page-title.tsx'
import { isNotFound, LoadFailure } from './load-failure.tsx'
import { FormSkeleton } from './skeletons.tsx'
import { TURN_READS } from './use-hand-in.ts'
import { useNodeForm } from './use-node-form.ts'
import { useReader } from './use-reader.ts'
import styles from './dynamic-form-page.module.css'

export const handle = { auth: true, access: 'seller', texts: ['work-orders', 'forms', 'form-messages', 'ui'] }

type NodeForm = OutputOf<typeof nodeData>
type User = OutputOf<typeof userInfo>

/** The form of one step, to be filled in, or read where it is not the seller's turn. */
export default function DynamicFormPage() {
  const { t } = useReader()
  const [search] = useSearchParams()
  const nodeId = search.get('nodeId') ?? ''
  const form = useCallQuery(nodeData, { nodeId }, { enabled: nodeId !== '' })
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  const data = form.data?.nodeId === nodeId ? form.data : undefined
  if (data && user.data) {
    const mayWrite = user.data.company.role !== 'viewer'
    const isRead = !mayWrite || data.editablePaths?.length === 0
    return (
      <Suspense fallback={<FormSkeleton label={t('loading')} />}>
        {isRead ? (
          <FormToRead form={data} mayWrite={mayWrite} />
        ) : (
          <FormToFill key={nodeId} form={data} user={user.data} />
        )}
      </Suspense>
    )
  }
  const failure = form.error ?? user.error
  if (nodeId === '' || (form.error && isNotFound(form.error))) return <NoForm />
  if (failure)
    return (
      <Card as="div">
        <LoadFailure
          failure={failure}
          title={t('formFailed')}
          safe={t('formFailedSafe')}
          retrying={form.isFetching || user.isFetching}
          onRetry={() => void Promise.all([form.refetch(), user.refetch()])}
        />
      </Card>
    )
  return <FormSkeleton label={t('loading')} />
}

function NoForm() {
  const { t } = useReader()
  return (
    <Card as="div">
      <EmptyState
        title={t('formNotFound')}
        action={<ButtonLink href={paths.myServices()}>{t('backToServices')}</ButtonLink>}
      >
        <p>{t('notFoundText')}</p>
      </EmptyState>
    </Card>
  )
}

function FormToFill({ form, user }: { form: NodeForm; user: User }) {
  const { t, lang } = useReader()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const transport = useNodeForm(form.nodeId, form.saved)
  // Before the first save the profile's answers stand in the form, whenever it is read anew.
  const answers = useMemo(
    () => (form.saved ? form.answers : withPrefill(form.template, form.answers, form.prefill)),
    [form.saved, form.answers, form.template, form.prefill],
  )
  const notes = useMemo(() => form.reviewNotes.map(noteOf), [form.reviewNotes])
  const setStep = (section: string) => {
    const next = new URLSearchParams(search)
    next.set('section', section)
    next.delete('field')
    setSearch(next, { preventScrollReset: true })
  }
  const onSubmitted = () => {
    showNotification({ text: t('formSent'), tone: 'good' })
    void Promise.all(TURN_READS.map((read) => client.invalidateQueries({ queryKey: [read.path] })))
    void navigate(paths.workOrder(form.workOrderId))
  }
  return (
    <>
      <PageTitle title={pickText(form.template.title, lang)} />
      <FormView
        nodeId={form.nodeId}
        personId={user.id}
        template={form.template}
        answers={answers}
        revisions={form.revisions}
        files={form.files}
        notes={notes}
        editablePaths={form.editablePaths}
        transport={transport}
        current={search.get('section') ?? undefined}
        startAt={search.get('field') ?? undefined}
        onCurrent={setStep}
        onSubmitted={onSubmitted}
        again={form.status === 'RETURNED'}
        heading={
          <div className={styles.heading}>
            <Anchor href={paths.workOrder(form.workOrderId)} className={styles.number}>
              {form.workOrderNumber}
            </Anchor>
            <p className={styles.title}>{pickText(form.template.title, lang)}</p>
          </div>
        }
      />
    </>
  )
}

function noteOf(note: NodeForm['reviewNotes'][number]): FormNote {
  const { id, path, text, reasonLabel, by, at, answered, files } = note
  return { id, path, text, reason: reasonLabel, by, at, answered, files }
}

/** Handed in, accepted or resting: the answers as they are, and why nothing can be changed. */
function FormToRead({ form, mayWrite }: { form: NodeForm; mayWrite: boolean }) {
  const { t, lang } = useReader()
  const reason = { SUBMITTED: 'formWithUs', ACCEPTED: 'formAccepted' } as const
  return (
    <>
      <PageTitle title={pickText(form.template.title, lang)} />
      <PageHeading
        title={pickText(form.template.title, lang)}
        eyebrow={form.workOrderNumber}
        actions={<ButtonLink href={paths.workOrder(form.workOrderId)}>{t('toWorkOrder')}</ButtonLink>}
      />
      <Stack gap={16}>
        <Notice>
          {t(reason[form.status as keyof typeof reason] ?? (mayWrite ? 'formLocked' : 'viewerMay'))}
        </Notice>
        <Card as="div">
          <AnswersView template={form.template} answers={form.answers} files={form.files} level={2} />
        </Card>
      </Stack>
    </>
  )
}
