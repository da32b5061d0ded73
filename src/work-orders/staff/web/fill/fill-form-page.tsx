import { readStaffAgain } from '#back-office/web/frame/staff-reads.ts'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { fromWire, type FromWire } from '#documents/wire-names.ts'
import { FileDoorContext, FormView, useFormTools, type FileDoor, type FormNote } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconArrowLeft } from '#platform/ui/icons.ts'
import { Anchor, Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { uploadFile } from '#platform/web/file-calls.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { paths } from '#paths.ts'
import { staffMe } from '#staff/contract.ts'
import { staffUpload } from '#work-orders/staff/contract.ts'
import { formForSeller } from '#work-orders/staff/fill-contract.ts'
import type { fillFormText } from './fill-form.text.ts'
import styles from './fill-form.module.css'
import { NOT_TOLD, ToldFields, type Told } from './told-fields.tsx'
import { useFillTransport } from './use-fill-transport.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['fill-form', 'forms', 'form-messages', 'number-reasons', 'back-office-lists', 'ui'],
}

type FormToFill = FromWire<OutputOf<typeof formForSeller>>

/** The seller's form, filled in by staff: the same questions, checks and conflicts as the seller has. */
export default function FillFormPage() {
  const t = useText<typeof fillFormText>('fill-form')
  const [search] = useSearchParams()
  const workOrderId = search.get('workOrderId') ?? ''
  const nodeId = search.get('nodeId') ?? ''
  const form = useCallQuery(
    formForSeller,
    { workOrderId, nodeId },
    { staff: true, enabled: workOrderId !== '' && nodeId !== '', select: fromWire },
  )
  const me = useCallQuery(staffMe, {}, { staff: true })
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <IconArrowLeft size={18} />
        <Link look="alone" href={paths.adminWorkOrder(workOrderId)}>
          {t('back')}
        </Link>
      </p>
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <Loaded form={form} staffId={me.data?.id} />
      </Suspense>
    </div>
  )
}

type Read = ReturnType<
  typeof useCallQuery<typeof formForSeller.input, typeof formForSeller.output, FormToFill>
>

function Loaded({ form, staffId }: { form: Read; staffId: string | undefined }) {
  const t = useText<typeof fillFormText>('fill-form')
  if (form.data && staffId !== undefined) {
    if (form.data.editablePaths?.length === 0)
      return <EmptyState title={t('closedTitle')}>{t('closedText')}</EmptyState>
    return <Filling key={form.data.template.version} form={form.data} staffId={staffId} />
  }
  if (form.error?.error?.startsWith('work_orders.') || form.fetchStatus === 'idle')
    return <EmptyState title={t('notFoundTitle')}>{t('notFoundText')}</EmptyState>
  if (form.error)
    return (
      <StaffLoadFailure
        read={form}
        title={t('failed')}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      />
    )
  return <SkeletonRows rows={8} label={t('loading')} />
}

/** Staff read their own clock. */
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Known to this page alone: what it could not send is on this device, and nobody else can open it. */
const newDraftKey = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))

function Filling({ form, staffId }: { form: FormToFill; staffId: string }) {
  const t = useText<typeof fillFormText>('fill-form')
  const lang = useLang()
  const [section, setSection] = useState<string>()
  const [draftKey] = useState(newDraftKey)
  const [told, setTold] = useState<Told>(NOT_TOLD)
  const [untold, setUntold] = useState(false)
  const navigate = useNavigate()
  const client = readCache()
  const { workOrderId, nodeId } = form
  const transport = useFillTransport({
    workOrderId,
    nodeId,
    saved: form.saved,
    templateVersion: form.template.version,
    told,
    onUntold: () => setUntold(true),
    onOutdated: () => void client.invalidateQueries({ queryKey: [formForSeller.path] }),
  })
  const notes = useMemo(() => form.reviewNotes.map(noteOf), [form.reviewNotes])
  const entered = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(form.entered).map(([path, { by, at }]) => [
          path,
          t('entered', { name: by, date: formatInstant(at, lang, 'full', zoneHere()) }),
        ]),
      ),
    [form.entered, t, lang],
  )
  const onSubmitted = () => {
    showNotification({ text: t('submitted'), tone: 'good' })
    void readStaffAgain()
    void navigate(paths.adminWorkOrder(workOrderId))
  }
  return (
    <FileDoorContext value={useStaffDoor(workOrderId)}>
      <FormView
        nodeId={`for ${nodeId}`}
        personId={staffId}
        draftKey={draftKey}
        template={form.template}
        answers={form.answers}
        maskedPaths={form.maskedPaths}
        known={form.prefill}
        revisions={form.revisions}
        files={form.files}
        notes={notes}
        entered={entered}
        editablePaths={form.editablePaths}
        acceptedPaths={form.acceptedPaths}
        transport={transport}
        current={section}
        onCurrent={setSection}
        onSubmitted={onSubmitted}
        again={form.status === 'RETURNED'}
        above={<About />}
        below={<HowTold told={told} onChange={setTold} error={untold} />}
        heading={
          <div className={styles.heading}>
            <Anchor href={paths.adminWorkOrder(workOrderId)}>{form.workOrderNumber}</Anchor>
            <p className={styles.title}>{pickText(form.template.title, lang)}</p>
            <p className={styles.company}>{t('for', { company: form.company })}</p>
          </div>
        }
      />
    </FileDoorContext>
  )
}

function noteOf(note: FormToFill['reviewNotes'][number]): FormNote {
  const { id, path, text, reasonLabel, by, at, answered, files } = note
  return { id, path, text, reason: reasonLabel, by, at, answered, files }
}

function useStaffDoor(workOrderId: string): FileDoor {
  return useMemo(
    () => ({
      async upload(file, options) {
        const fields = { workOrderId }
        return fromWire(await uploadFile(staffUpload, file, { staff: true, quiet: true, fields, ...options }))
      },
      // They are opened from the work order, where each reading is counted.
      mayOpen: false,
    }),
    [workOrderId],
  )
}

function About() {
  const t = useText<typeof fillFormText>('fill-form')
  const { isFirstStep } = useFormTools()
  if (!isFirstStep) return null
  return (
    <Notice tone="info" title={t('aboutTitle')}>
      {t('aboutText')}
    </Notice>
  )
}

/** Asked where the form is submitted: at its last step. */
function HowTold(props: { told: Told; onChange: (told: Told) => void; error: boolean }) {
  const { isLastStep } = useFormTools()
  if (!isLastStep) return null
  return (
    <Card as="div">
      <ToldFields name="how" {...props} />
    </Card>
  )
}
