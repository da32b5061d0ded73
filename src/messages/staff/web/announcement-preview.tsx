import { Card } from '#platform/ui/card.tsx'
import { useText } from '#platform/web/text.ts'
import type { AnnouncementFields } from './announcement-fields.ts'
import styles from './announcement-page.module.css'
import type { announcementsStaffText } from './announcements-staff.text.ts'

/** The announcement in both languages, as a seller opens it. */
export function Preview({ fields }: { fields: AnnouncementFields }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const { titleEn, bodyEn, titleZh, bodyZh } = fields
  const one = (lang: string, label: string, title: string, body: string) => (
    <section lang={lang} className={styles.message}>
      <p className={styles.language}>{label}</p>
      {title || body ? (
        <>
          <h3>{title}</h3>
          <p className={styles.body}>{body}</p>
        </>
      ) : (
        <p className={styles.language}>{t('nothingYet')}</p>
      )}
    </section>
  )
  return (
    <Card title={t('preview')} className={styles.preview}>
      {one('en', t('previewEn'), titleEn, bodyEn)}
      {one('zh', t('previewZh'), titleZh, bodyZh)}
    </Card>
  )
}
