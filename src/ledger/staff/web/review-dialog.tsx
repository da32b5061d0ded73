import { useCallback, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FilePreview } from '#documents/web/public.tsx'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { LineChanges } from '../../web/line-changes.tsx'
import { LineFacts } from '../../web/line-facts.tsx'
import { acceptLedgerLine, reopenLedgerLine, staffLedgerDocument, type StaffLine } from '../contract.ts'
import type { ledgerText } from '../../web/ledger.text.ts'
import type { ledgerStaffText } from './ledger-staff.text.ts'
import { LineForm, type Typing } from './line-form.tsx'
import { PartForm, ReturnForm } from './review-forms.tsx'
import styles from './review.module.css'

/** A line beside its document; whoever decides names the revision that they see here. */
export function ReviewDialog({ line, onClose }: { line: StaffLine; onClose: () => void }) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const l = useText<typeof ledgerText>('ledger')
  const guard = useReadingGuard(line.companyId)
  const [doing, setDoing] = useState<Doing>()
  const [isOpened, setOpened] = useState(line.isOpened)
  const onOpened = useCallback(() => setOpened(true), [])
  const { companyId, id, company, number, document, findings, note, status } = line
  const back = () => setDoing(undefined)
  return (
    <Dialog title={t('documentOf', { company, number })} size="wide" onClose={onClose}>
      <div className={styles.review}>
        <Stack gap={20} className={styles.words}>
          {findings.map((finding) => (
            <Notice key={finding} title={t(`finding_${finding}`)}>
              {t(`explained_${finding}`)}
            </Notice>
          ))}
          {note !== null && <Notice title={t('note')}>{note}</Notice>}
          {status === 'SENT' && <Notice>{t('sentHere')}</Notice>}
          <LineChanges line={line} />
          <LineFacts line={line} />
        </Stack>
        <div className={styles.file}>
          <FilePreview
            staff
            call={staffLedgerDocument}
            input={{ companyId, id, ...guard.sent }}
            guard={guard}
            onOpened={onOpened}
            file={document}
            texts={{ loading: t('loadingFile'), noPreview: t('noPreview') }}
          />
          <Row>
            <Button
              size={32}
              loading={guard.isLoading}
              onClick={() => guard.download(staffLedgerDocument, { companyId, id }, document.name, onOpened)}
            >
              {l('download')}
            </Button>
          </Row>
        </div>
        <div className={styles.work}>
          {doing === 'part' && <PartForm line={line} onBack={back} onDone={onClose} />}
          {doing === 'return' && <ReturnForm line={line} onBack={back} onDone={onClose} />}
          {(doing === 'enter' || doing === 'enterPart' || doing === 'correct') && (
            <LineForm line={line} what={doing} onBack={back} onDone={onClose} />
          )}
          {doing === undefined && (
            <Actions line={line} isOpened={isOpened} onDo={setDoing} onDone={onClose} />
          )}
        </div>
      </div>
      {guard.dialog}
    </Dialog>
  )
}

type Doing = 'part' | 'return' | Typing

function Actions(props: {
  line: StaffLine
  isOpened: boolean
  onDo: (what: Doing) => void
  onDone: () => void
}) {
  const { line, isOpened, onDo, onDone } = props
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const { companyId, id, revision, status } = line
  const accept = useStaffAction(acceptLedgerLine, { done: t('accepted'), onDone, toastsAll: true })
  const reopen = useStaffAction(reopenLedgerLine, { done: t('reopened'), onDone, toastsAll: true })
  const seen = { companyId, id, revision }
  if (status === 'REVIEWED')
    return (
      <Row gap={12}>
        <Button loading={reopen.pending} onClick={() => reopen.run(seen)}>
          {t('reopen')}
        </Button>
      </Row>
    )
  if (status === 'RETURNED') return null
  const sendBack = (
    <Button variant="subtle" onClick={() => onDo('return')}>
      {t('return')}
    </Button>
  )
  if (status === 'SENT')
    return (
      <Row gap={12}>
        <Button variant="primary" onClick={() => onDo('enter')}>
          {t('enter')}
        </Button>
        {sendBack}
      </Row>
    )
  return (
    <Stack gap={12}>
      {!isOpened && <Notice title={t('openFirst')}>{t('openFirstText')}</Notice>}
      <Row gap={12}>
        <Button
          variant="primary"
          disabled={!isOpened}
          loading={accept.pending}
          onClick={() => accept.run(seen)}
        >
          {t('accept')}
        </Button>
        <Button disabled={!isOpened} onClick={() => onDo('part')}>
          {t('acceptInPart')}
        </Button>
        <Button onClick={() => onDo('correct')}>{t('correct')}</Button>
        <Button onClick={() => onDo('enterPart')}>{t('enterPart')}</Button>
        {sendBack}
      </Row>
    </Stack>
  )
}
