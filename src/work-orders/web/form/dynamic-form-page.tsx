import { Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { userInfo } from '#accounts/contract.ts'
import { fromWire, type FromWire } from '#documents/wire-names.ts'
import { FormView, useFormTools, type FormNote } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { IconInfoCircle, IconPrinter } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { nodeData } from '../../contract.ts'
import { CopyAnswers, useCopySources } from './copy-answers.tsx'
import type { formPageText } from './form-page.text.ts'
import { FormToRead } from './form-to-read.tsx'
import { PageTitle } from '../page-title.tsx'
import { isNotFound, LoadFailure } from '../load-failure.tsx'
import { FormSkeleton } from '../skeletons.tsx'
import { TURN_READS } from '../use-submit.ts'
import { UncoveredMonths } from './uncovered-months.tsx'
import { useEntered } from './use-entered.ts'
import { useNodeForm } from './use-node-form.ts'
import { useReader } from '../use-reader.ts'
import { WaitsForYou } from './waits-for-you.tsx'
import styles from './dynamic-form-page.module.css'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['work-orders', 'form-page', 'forms', 'form-messages', 'number-reasons', 'ui'],
}

type NodeForm = FromWire<OutputOf<typeof nodeData>>
type User = OutputOf<typeof userInfo>

/** The form of one step, to fill in, or read-only when it is not the seller's turn. */
export default function DynamicFormPage() {
  const { t } = useReader()
  const [search] = useSearchParams()
  const nodeId = search.get('nodeId') ?? ''
  const focus = useSwitched(search.get('view'))
  const form = useCallQuery(nodeData, { nodeId }, { enabled: nodeId !== '', select: fromWire })
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  const data = form.data?.nodeId === nodeId ? form.data : undefined
  // the offer to copy answers stands above the questions, and would push them down
  const offersCopies = data?.editablePaths === null
  const sources = useCopySources(data?.workOrderId ?? '', offersCopies)
  const isWaiting = offersCopies && !sources.data && !sources.error
  if (data && user.data && !isWaiting) {
    const mayWrite = user.data.company.role !== 'viewer'
    const isOpen = mayWrite && data.editablePaths?.length !== 0
    const isRead = !isOpen || search.get('view') === 'preview'
    return (
      <Suspense fallback={<FormSkeleton label={t('loading')} />}>
        {isRead ? (
          <FormToRead form={data} mayWrite={mayWrite} isOpen={isOpen} />
        ) : (
          <FormToFill key={`${nodeId} ${data.template.version}`} form={data} user={user.data} />
        )}
        <FocusHeading key={String(isRead)} when={focus} />
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

/** Whether the view is another one than the page began with, or has been. */
function useSwitched(view: string | null): boolean {
  const [first] = useState(view)
  const [switched, setSwitched] = useState(false)
  if (!switched && view !== first) setSwitched(true)
  return switched || view !== first
}

/** The button that led from one view to the other is gone: the focus goes to the heading of what is there now. */
function FocusHeading({ when }: { when: boolean }): null {
  useEffect(() => {
    if (!when || (document.activeElement && document.activeElement !== document.body)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [when])
  return null
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
  const client = readCache()
  const transport = useNodeForm({
    nodeId: form.nodeId,
    saved: form.saved,
    templateVersion: form.template.version,
    onOutdated: () => void client.invalidateQueries({ queryKey: [nodeData.path] }),
  })
  const entered = useEntered(form.entered)
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
        draftKey={user.draftKey}
        template={form.template}
        answers={form.answers}
        known={form.prefill}
        revisions={form.revisions}
        files={form.files}
        notes={notes}
        editablePaths={form.editablePaths}
        acceptedPaths={form.acceptedPaths}
        entered={entered}
        transport={transport}
        current={search.get('section') ?? undefined}
        startAt={search.get('field') ?? undefined}
        onCurrent={setStep}
        onSubmitted={onSubmitted}
        again={form.status === 'RETURNED'}
        above={<AboveForm form={form} />}
        below={form.orderedMonths && <UncoveredMonths ordered={form.orderedMonths} form={form.template} />}
        beside={<PreviewButton nodeId={form.nodeId} />}
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

/** Notices and actions above the questions. */
function AboveForm({ form }: { form: NodeForm }) {
  const t = useText<typeof formPageText>('form-page')
  // Saving puts the form on its new version; the notice that it was migrated stays while the page is open.
  const [migrated] = useState(form.moved)
  return (
    <>
      <WaitsForYou nodeId={form.nodeId} />
      {migrated && (
        <Notice tone="warn" icon={<IconInfoCircle size={20} />} title={t('migratedTitle')}>
          <p>{t('migratedKept')}</p>
          {migrated.dropped.length > 0 && (
            <p>{t('migratedDropped', { names: migrated.dropped.join(t('comma')) })}</p>
          )}
        </Notice>
      )}
      {form.editablePaths === null && <CopyAnswers workOrderId={form.workOrderId} template={form.template} />}
    </>
  )
}

function PreviewButton({ nodeId }: { nodeId: string }) {
  const t = useText<typeof formPageText>('form-page')
  const tools = useFormTools()
  const navigate = useNavigate()
  const client = readCache()
  const preview = async () => {
    // What could not be sent stays on the device, and shows once it has been sent.
    await tools.flush()
    await client.invalidateQueries({ queryKey: [nodeData.path] })
    void navigate(`${paths.dynamicForm(nodeId)}&view=preview`)
  }
  return (
    <Button
      size={32}
      variant="subtle"
      icon={<IconPrinter size={18} />}
      className={styles.preview}
      onClick={() => void preview()}
    >
      {t('preview')}
    </Button>
  )
}
