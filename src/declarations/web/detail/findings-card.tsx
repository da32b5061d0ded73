import { use, useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { standingName } from '../../whose-turn.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { findingLink } from './finding-link.ts'
import styles from './findings.module.css'
import { NilDialog } from './nil-dialog.tsx'
import { NoSales } from './no-sales.tsx'

/** What is missing, or what should be looked at before anybody confirms. Findings do not block. */
export function FindingsCard({ declaration }: { declaration: DeclarationDetail }) {
  const { status } = declaration
  if (status === 'AWAITING_DATA') return <Waiting declaration={declaration} />
  const isOpen = status === 'AWAITING_CONFIRMATION' || status === 'QUERIED' || status === 'CALCULATED'
  return isOpen && declaration.boxes.length > 0 ? <Findings declaration={declaration} /> : null
}

function Findings({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { findings } = declaration
  const { mayWrite } = useSession()
  if (findings.length === 0)
    return (
      <Card>
        <p className={styles.passed}>
          <IconCheck size={20} />
          <span>
            <b>{t('noFindings')}</b>
            <span className={styles.small}>{t(wordOf(declaration, 'noFindingsText'))}</span>
          </span>
        </p>
      </Card>
    )
  return (
    <Card title={t('findings', { count: findings.length })} flush>
      <ul className={styles.list}>
        {findings.map(({ code, text, importId, unreported }) => (
          <li key={`${code} ${text}`} className={styles.finding}>
            <Mark isInfo={code === 'ADJUSTED'} />
            <p>{text}</p>
            {importId === null && <ToDo code={code} />}
            {unreported && mayWrite && <NoSales of={unreported} />}
            {importId !== null && (
              <ButtonLink href={paths.salesImports({ id: importId })}>{t('toRows')}</ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ToDo({ code }: { code: string }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const link = findingLink(code)
  return link && <ButtonLink href={link.href}>{t(link.label)}</ButtonLink>
}

function Upload() {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  return <ButtonLink href={paths.salesImports()}>{t('upload')}</ButtonLink>
}

function Mark({ isInfo }: { isInfo: boolean }) {
  const Icon = isInfo ? IconInfoCircle : IconAlertTriangle
  return (
    <span className={isInfo ? styles.info : styles.warn} aria-hidden="true">
      <Icon size={18} />
    </span>
  )
}

function Waiting({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const [stating, setStating] = useState(false)
  const { mayWrite } = useSession()
  const { waitingFor, nilStated, mayConfirm, id } = declaration
  if (waitingFor.length === 0 && nilStated === null) return null
  return (
    <Card
      title={t(standingName(declaration) === 'NIL_STATED' ? 'status_NIL_STATED' : 'waiting')}
      // One way for all of them: as many as thirty are named.
      aside={
        waitingFor.some(({ reason }) => reason === 'WEIGHTS') && (
          <ButtonLink variant="primary" href={paths.goodsWeights()}>
            {t('toWeights')}
          </ButtonLink>
        )
      }
      flush
    >
      <ul className={styles.list}>
        {waitingFor.map(({ reason, text, unreported, importId }) => (
          <li key={`${reason} ${text}`} className={styles.finding}>
            <Mark isInfo={reason !== 'REPORT' && importId === null} />
            <p>{text}</p>
            {reason === 'REPORT' && <Upload />}
            {importId !== null && (
              <ButtonLink href={paths.salesImports({ id: importId })}>
                {t(reason === 'ROWS' ? 'toRows' : 'toFile')}
              </ButtonLink>
            )}
            {unreported && mayWrite && <NoSales of={unreported} />}
            {reason === 'NOTHING_FOUND' && nilStated === null && mayConfirm && (
              <Button onClick={() => setStating(true)}>{t('nil')}</Button>
            )}
          </li>
        ))}
        {nilStated && (
          <li className={styles.finding}>
            <Mark isInfo />
            <p>
              {t('nilStated', {
                name: nilStated.by,
                day: formatInstant(nilStated.at, lang, 'full', timeZone),
              })}
            </p>
          </li>
        )}
      </ul>
      {stating && <NilDialog id={id} onClose={() => setStating(false)} />}
    </Card>
  )
}
