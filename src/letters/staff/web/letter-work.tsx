import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { WholeAuthorityLetter } from '../contract.ts'
import { AskForm } from './ask-form.tsx'
import { AnswerDialog, FileAwayDialog, ReopenDialog } from './closing-dialogs.tsx'
import { OpenInspectionDialog } from './inspections/open-inspection-dialog.tsx'
import { MoreTimeDialog } from './more-time-dialog.tsx'
import { LetterForm } from './letter-form.tsx'
import type { lettersPostText } from './letters-post.text.ts'
import { SeenLetterContext } from './use-letter-move.ts'

type Asks = 'answer' | 'moreTime' | 'check' | 'fileAway' | 'reopen'

/** What can be done with a letter in its state. */
export function LetterWork({ letter, onShowNew }: { letter: WholeAuthorityLetter; onShowNew: () => void }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const navigate = useNavigate()
  const [revision, setRevision] = useState(letter.revision)
  const [isStale, setStale] = useState(false)
  const [asks, setAsks] = useState<Asks>()
  const close = () => setAsks(undefined)
  const isOpen = letter.state === 'NEW' || letter.state === 'SORTED'
  const seen = { revision, onMoved: setRevision, onStale: () => setStale(true) }
  return (
    <SeenLetterContext value={seen}>
      <Stack gap={16}>
        {isStale && (
          <Notice
            tone="warn"
            role="alert"
            title={t('staleTitle')}
            action={<Button onClick={onShowNew}>{t('staleShow')}</Button>}
          >
            {t('staleKept')}
          </Notice>
        )}
        {letter.closingNote && <Notice>{letter.closingNote}</Notice>}
        {isOpen && <LetterForm letter={letter} />}
        {letter.state === 'SORTED' && <AskForm letter={letter} />}
        <Row gap={12}>
          {letter.state === 'SORTED' && <Button onClick={() => setAsks('answer')}>{t('answer')}</Button>}
          {letter.state === 'SORTED' && letter.replyBy && (
            <Button onClick={() => setAsks('moreTime')}>{t('moreTime')}</Button>
          )}
          {isOpen && (
            <Button variant="subtle" onClick={() => setAsks('fileAway')}>
              {t('fileAway')}
            </Button>
          )}
          {letter.state === 'SORTED' && letter.workOrder && (
            <Button variant="subtle" onClick={() => setAsks('check')}>
              {t('openCheck')}
            </Button>
          )}
          {!isOpen && <Button onClick={() => setAsks('reopen')}>{t('reopen')}</Button>}
        </Row>
        {asks === 'answer' && <AnswerDialog letter={letter} onClose={close} />}
        {asks === 'moreTime' && <MoreTimeDialog letter={letter} onClose={close} />}
        {asks === 'check' && (
          <OpenInspectionDialog
            letter={letter}
            onClose={close}
            onOpened={(id) => void navigate(paths.adminInspections({ id }))}
          />
        )}
        {asks === 'fileAway' && <FileAwayDialog letter={letter} onClose={close} />}
        {asks === 'reopen' && <ReopenDialog letter={letter} onClose={close} />}
      </Stack>
    </SeenLetterContext>
  )
}
