import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useLastRow } from '#back-office/web/frame/last-row.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { countryName } from '#platform/shared/countries.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Row, Stack, WithSide } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffDeclaration, type DeclarationWorkDetail } from '../contract.ts'
import { MissingPrices } from '../../web/detail/missing-prices.tsx'
import { ComparisonCard } from '../../web/epr/comparison-card.tsx'
import { nameOf, StatusBadge } from './declaration-names.tsx'
import type { declarationWorkText } from './declaration-work.text.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { AdjustmentsCard } from './work/adjustments-card.tsx'
import { BoxesCard } from './work/boxes-card.tsx'
import { EcoFees } from './work/eco-fees.tsx'
import { DutyCard } from './work/duty-card.tsx'
import { EvidenceCard } from './work/evidence-card.tsx'
import { FilesCard } from './work/files-card.tsx'
import { HmrcAccountCard } from './work/hmrc-account-card.tsx'
import { NowCard } from './work/now-card.tsx'
import { ReceiptCard } from './work/receipt-card.tsx'
import { StatedMonths } from './work/stated-months.tsx'
import { WorkSide } from './work/work-side.tsx'
import styles from './declarations-staff.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: [
    'declaration-work',
    'declarations-staff',
    'hmrc-filing',
    'hmrc-account',
    'box-names',
    'missing-prices',
    'no-sales',
    'evidence',
    'quantity-comparison',
    'eco-fees',
    'vault',
    'back-office-lists',
    'ui',
  ],
}

/** One declaration: what is to be done now, the figures with their sources, files, history. */
export default function DeclarationWorkPage() {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const [query] = useSearchParams()
  const at = { companyId: query.get('companyId') || 'none', id: query.get('id') || 'none' }
  useLastRow('workLink', at.id)
  const read = useStaffList(staffDeclaration, at)
  if (read.data) return <Work work={read.data} />
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      {read.error?.error === 'declarations.not_found' ? (
        <ErrorState
          title={t('notFound')}
          safe={t('notFoundText')}
          action={<ButtonLink href={paths.adminDeclarations()}>{t('back')}</ButtonLink>}
        />
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('loadFailed')}
          noRole={{ title: l('noRoleTitle'), text: l('noRoleText') }}
        />
      ) : (
        <Skeleton lines={12} label={t('loading')} />
      )}
    </div>
  )
}

function Work({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const title = t('titleOf', { company: work.company.name, name: nameOf(l, work, lang) })
  const isQuantities = work.quantities !== null
  const hasFigures = isQuantities ? work.boxes.length > 0 : work.payable !== null
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <PageHeading
        eyebrow={<Link href={paths.adminDeclarations()}>{t('back')}</Link>}
        title={title}
        actions={
          <Row gap={8}>
            {!isQuantities && (
              <>
                <ButtonLink href={paths.adminImports({ companyId: work.company.id, id: work.id })}>
                  {t('imports')}
                </ButtonLink>
                <ButtonLink href={paths.adminCostPrices({ companyId: work.company.id, id: work.id })}>
                  {t('costPrices')}
                </ButtonLink>
                <ButtonLink href={paths.adminTurnover({ companyId: work.company.id })}>
                  {t('turnover')}
                </ButtonLink>
              </>
            )}
            {(isQuantities || work.country === 'PL') && (
              <ButtonLink href={paths.adminGoods({ companyId: work.company.id, id: work.id })}>
                {t('goods')}
              </ButtonLink>
            )}
          </Row>
        }
        sub={
          <Row gap={12}>
            <StatusBadge work={work} />
            <span className={styles.place}>
              <Flag code={work.country} size={18} />
              {countryName(work.country, lang)} · {work.number}
            </span>
          </Row>
        }
      />
      <WithSide sideWidth={316} side={<WorkSide work={work} />}>
        <Stack gap={20}>
          <Correction work={work} />
          <MissingPrices
            missing={work.movementsWithoutPrice}
            hrefOf={(sku) =>
              paths.adminCostPrices({ companyId: work.company.id, id: work.id, ...(sku && { sku }) })
            }
          />
          <NowCard key={`${work.revision} ${work.status}`} work={work} />
          {!isQuantities && <StatedMonths work={work} />}
          <DutyCard work={work} />
          {hasFigures && <BoxesCard work={work} />}
          <ComparisonCard declaration={work} />
          <EcoFees work={work} />
          {hasFigures && !isQuantities && <AdjustmentsCard work={work} />}
          {hasFigures && <FilesCard work={work} />}
          <ReceiptCard work={work} />
          <HmrcAccountCard key={work.id} work={work} />
          <EvidenceCard work={work} />
        </Stack>
      </WithSide>
    </div>
  )
}

/** The way between a correction and its original. */
function Correction({ work: { corrects, correctedBy, company } }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const other = corrects?.id ?? correctedBy
  if (other === null) return null
  const href = paths.adminDeclaration({ companyId: company.id, id: other })
  return (
    <Notice
      action={
        <ButtonLink size={32} href={href}>
          {t(corrects ? 'openOriginal' : 'openCorrection')}
        </ButtonLink>
      }
    >
      {corrects ? t('corrects', { number: corrects.number }) : t('corrected')}
    </Notice>
  )
}
