import { useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { isPossible } from '../../announcement-states.ts'
import type { Announcement } from '../contract.ts'
import { PublishDialog, WithdrawDialog } from './announcement-dialogs.tsx'
import { AudienceFields, WordFields } from './announcement-form-fields.tsx'
import { Preview } from './announcement-preview.tsx'
import styles from './announcement-page.module.css'
import type { announcementsStaffText } from './announcements-staff.text.ts'
import { useAnnouncement } from './use-announcement.ts'

/** The words beside how they look in both languages; what was published is only shown, and can be withdrawn. */
export function AnnouncementForm({ announcement }: { announcement: Announcement | undefined }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const element = useRef<HTMLFormElement>(null)
  const texts = { saved: t('saved'), published: t('published'), withdrawn: t('withdrawn') }
  const form = useAnnouncement(announcement, texts, element)
  const [asking, setAsking] = useState<'publish' | 'withdraw'>()
  const status = announcement?.status ?? 'DRAFT'
  const isOpen = isPossible('update', status)
  const close = () => setAsking(undefined)
  return (
    <div className={styles.beside}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        {!isOpen && announcement && (
          <Notice title={t(`status_${status}`)}>
            {t('fixed')} {t('recipients', { count: announcement.recipients })}
          </Notice>
        )}
        {isOpen && (
          <>
            <WordFields form={form} />
            <AudienceFields form={form} />
          </>
        )}
        <Row gap={12}>
          {isOpen && (
            <Button type="submit" variant={form.isChanged ? 'primary' : 'default'} loading={form.busy}>
              {t('save')}
            </Button>
          )}
          {isOpen && announcement && (
            <Button
              variant={form.isChanged ? 'default' : 'primary'}
              reason={form.isChanged ? t('saveFirst') : undefined}
              onClick={() => setAsking('publish')}
            >
              {t('publish')}
            </Button>
          )}
          {isPossible('withdraw', status) && (
            <Button variant="danger" onClick={() => setAsking('withdraw')}>
              {t('withdraw')}
            </Button>
          )}
        </Row>
      </form>
      <Preview fields={form.fields} />
      {asking === 'publish' && <PublishDialog form={form} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog form={form} onClose={close} />}
    </div>
  )
}
