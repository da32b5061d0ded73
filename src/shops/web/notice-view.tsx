import { FilePreview } from '#documents/web/public.tsx'
import { type ReactNode, useState } from 'react'
import { downloadDocument } from '#documents/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { IconDownload, IconEye } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { ShopNotice } from '../contract.ts'
import styles from './notices.module.css'
import { placeOf } from './shop-names.ts'
import type { shopsText } from './shops.text.ts'

/** One case: the clock first, then the likely cause, the words, and the papers to answer with. */
export function NoticeView({ notice, children }: { notice: ShopNotice; children: ReactNode }) {
  const t = useText<typeof shopsText>('shops')
  const { shop, number, text, note, screenshot, papers } = notice
  const lang = useLang()
  /** A file may be called anything: a certificate is known by its country and number. */
  const nameOf = ({ name, country, number: of }: ShopNotice['papers'][number]) =>
    country === null || of === null
      ? name
      : t('noticeCertificate', { country: countryName(country, lang), number: of, name })
  return (
    <article className={styles.notice}>
      <Row gap={12} between align="start">
        <h3 className={styles.title}>
          {shop.name}, {placeOf(t, shop)}
          {number && <span className={styles.number}>{number}</span>}
        </h3>
        <Clock notice={notice} />
      </Row>
      <p className={styles.small}>
        {t('noticeCame')} <DateText value={notice.cameOn} format="full" />
      </p>
      <Causes notice={notice} />
      {text !== '' && (
        <Disclosure summary={t('noticeText')}>
          <p className={styles.words}>{text}</p>
        </Disclosure>
      )}
      {note !== '' && (
        <p className={styles.words}>
          <b>{t('noticeNote')}</b> {note}
        </p>
      )}
      {screenshot && <Screenshot file={screenshot} />}
      {papers.length > 0 && (
        <Row gap={8}>
          {papers.map((paper) => (
            <Paper key={`${paper.uploadId} ${paper.number}`} uploadId={paper.uploadId} name={nameOf(paper)} />
          ))}
        </Row>
      )}
      <Row gap={8}>{children}</Row>
    </article>
  )
}

/** Seen on the page once it is opened, and downloaded from there. */
function Screenshot({ file }: { file: NonNullable<ShopNotice['screenshot']> }) {
  const t = useText<typeof shopsText>('shops')
  const [isOpen, setOpen] = useState(false)
  const { uploadId } = file
  return (
    <div className={styles.screenshot}>
      <Row gap={8}>
        <Button
          size={32}
          variant="subtle"
          icon={<IconEye size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hideScreenshot' : 'showScreenshot')}
        </Button>
        <Paper uploadId={uploadId} name={t('noticeScreenshot')} />
      </Row>
      {isOpen && (
        <FilePreview
          call={downloadDocument}
          input={{ uploadId }}
          file={file}
          texts={{ loading: t('loadingScreenshot'), noPreview: t('noScreenshotPreview') }}
        />
      )}
    </div>
  )
}

function Paper({ uploadId, name }: { uploadId: string; name: string }) {
  return (
    <Button
      size={32}
      variant="subtle"
      icon={<IconDownload size={16} />}
      onClick={() => void downloadFile(downloadDocument, { uploadId }).catch(() => undefined)}
    >
      {name}
    </Button>
  )
}

const SOON_DAYS = 7

function Clock({ notice: { status, daysLeft, graceUntil } }: { notice: ShopNotice }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  if (status !== 'OPEN')
    return <Badge variant={status === 'CLOSED' ? 'finished' : 'info'}>{t(`noticeStatus_${status}`)}</Badge>
  if (daysLeft === null || graceUntil === null) return <Badge variant="yourTurn">{t('noDay')}</Badge>
  const day = formatDay(graceUntil, lang)
  const look: BadgeVariant = daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'dueSoon' : 'yourTurn'
  return (
    <Badge variant={look}>
      {daysLeft < 0 ? t('graceOver', { day }) : t('graceLeft', { count: daysLeft, day })}
    </Badge>
  )
}

/** What the match found when the notice came. */
function Causes({ notice: { causes } }: { notice: ShopNotice }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  if (causes.length === 0) return <p>{t('causeNone')}</p>
  return (
    <div>
      <p>
        <b>{t('causes')}</b>
      </p>
      <ul className={styles.causes}>
        {causes.map(({ fact, country, source, text, right }) => {
          const name = t(`fact_${fact}`, { country: country === null ? '' : countryName(country, lang) })
          const said = { fact: name, source: t(`source_${source}`), text: text ?? '–', right }
          return (
            <li key={`${fact} ${country} ${source}`}>
              {t(fact === 'VAT_NUMBER' ? 'causeNumber' : 'cause', said)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
