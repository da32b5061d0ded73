import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack, WithSide } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import {
  downloadFilingReceipt,
  downloadSales,
  downloadWorksheet,
  type DeclarationDetail,
} from '../contract.ts'
import type { declarationDetailText } from './declaration-detail.text.ts'
import { AfterConfirmCard } from './detail/after-confirm-card.tsx'
import { BlockersCard } from './detail/blockers-card.tsx'
import { BoxesCard } from './detail/boxes-card.tsx'
import { ChangedNotice } from './detail/changed-notice.tsx'
import { ChoiceCard } from './detail/choice-card.tsx'
import { useConfirm } from './detail/confirm-button.tsx'
import { CorrectsNotice } from './detail/corrects-notice.tsx'
import { DecisionCard } from './detail/decision-card.tsx'
import styles from './detail/detail.module.css'
import { ComparisonCard } from './epr/comparison-card.tsx'
import { EcoFees } from './epr/eco-fees.tsx'
import { QuantitiesCard } from './epr/quantities-card.tsx'
import { EvidenceCard } from './evidence/evidence-card.tsx'
import { FindingsCard } from './detail/findings-card.tsx'
import { LateNotice } from './detail/late-notice.tsx'
import { MissingPrices } from './detail/missing-prices.tsx'
import { StatedMonths } from './detail/stated-months.tsx'
import { HistoryCard } from './detail/history-card.tsx'
import { PayCard } from './detail/pay-card.tsx'
import { periodOf, placeOf } from '../period-title.ts'
import { QueryDrawer } from './detail/query-drawer.tsx'
import { useDeclaration } from './detail/use-declaration.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: [
    'declaration-detail',
    'after-confirm',
    'tax-payment',
    'box-names',
    'missing-prices',
    'no-sales',
    'vault',
    'evidence',
    'quantities',
    'quantity-comparison',
    'eco-fees',
    'ui',
  ],
}

type T = Translate<typeof declarationDetailText>

/** One declaration: the decision first, then the figures, then what was done. */
export default function DeclarationDetailPage() {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const read = useDeclaration(id)
  if (read.data) return <Shown key={id} declaration={read.data} />
  const isGone = id === '' || read.error?.error === 'declarations.not_found'
  const title = isGone ? t('missing') : t('loading')
  return (
    <>
      <title>{title}</title>
      <h1 className="visually-hidden">{title}</h1>
      <Card>
        {isGone ? (
          <ErrorState
            title={t('missing')}
            safe={t('missingText')}
            action={<ButtonLink href={paths.declaration()}>{t('toList')}</ButtonLink>}
          />
        ) : (
          <NotRead query={read} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
        )}
      </Card>
    </>
  )
}

function Shown({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const { mayWrite } = useSession()
  const [seen, setSeen] = useState<DeclarationDetail>()
  const [querying, setQuerying] = useState<string>()
  const confirm = useConfirm(declaration, setSeen)
  const { country, number, status } = declaration
  const title = titleOf(t, declaration, lang)
  const mayQuery = mayWrite && status === 'AWAITING_CONFIRMATION'
  return (
    <>
      <title>{title}</title>
      <PageHeading
        title={title}
        eyebrow={
          <span className={styles.eyebrow}>
            <Flag code={country} size={18} />
            {number}
          </span>
        }
        actions={<Downloads declaration={declaration} />}
      />
      <Stack gap={20}>
        <LateNotice declaration={declaration} />
        <CorrectsNotice declaration={declaration} />
        <ChangedNotice declaration={declaration} seen={seen} />
        <DecisionCard declaration={declaration} confirm={confirm} onQuery={() => setQuerying('')} />
        <AfterConfirmCard declaration={declaration} />
        <BlockersCard declaration={declaration} />
        <FindingsCard declaration={declaration} />
        {!declaration.quantities && <StatedMonths declaration={declaration} />}
        {!isFiled(status) && (
          <MissingPrices
            missing={declaration.movementsWithoutPrice}
            hrefOf={(sku) => paths.costPrices(sku === undefined ? {} : { sku })}
          />
        )}
        <WithSide side={<Side declaration={declaration} />} sideWidth={300}>
          <Stack gap={20}>
            <QuantitiesCard declaration={declaration} />
            <BoxesCard declaration={declaration} onQuery={mayQuery ? setQuerying : undefined} />
            <ComparisonCard declaration={declaration} />
            <EcoFees declaration={declaration} />
            <HistoryCard declaration={declaration} />
          </Stack>
        </WithSide>
      </Stack>
      {querying !== undefined && (
        <QueryDrawer declaration={declaration} box={querying} onClose={() => setQuerying(undefined)} />
      )}
    </>
  )
}

/** Later ones are another declaration's. */
const isFiled = (status: DeclarationDetail['status']): boolean => status === 'FILED' || status === 'ACCEPTED'

function Side({ declaration }: { declaration: DeclarationDetail }) {
  return (
    <Stack gap={20}>
      <PayCard declaration={declaration} />
      <EvidenceCard declaration={declaration} />
      {declaration.kind === 'RETURN' && declaration.scheme === 'LOCAL' && (
        <ChoiceCard declaration={declaration} />
      )}
    </Stack>
  )
}

function titleOf(t: T, declaration: DeclarationDetail, lang: Lang): string {
  const name = nameOf(t, declaration, lang)
  const { correction } = declaration
  return correction ? t('titleCorrection', { ordinal: correction.ordinal, name }) : name
}

function nameOf(t: T, declaration: DeclarationDetail, lang: Lang): string {
  const period = periodOf(declaration, lang)
  const place = placeOf(declaration, lang)
  const { stream } = declaration
  const kind = stream ? t(`stream_${stream}`) : t(`kind_${declaration.kind}`)
  if (place === null) return t('titleOf', { kind, period })
  return declaration.kind === 'RETURN'
    ? t('titleIn', { place, period })
    : t('annualIn', { place, kind, period })
}

function Downloads({
  declaration: { id, hasReceipt, hasWorksheet, boxes },
}: {
  declaration: DeclarationDetail
}) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const hasSales = boxes.some(({ parts }) => parts.some(({ kind }) => kind === 'SALES'))
  const icon = <IconDownload size={18} />
  return (
    <>
      {hasReceipt && (
        <Button
          icon={icon}
          onClick={() => void downloadFile(downloadFilingReceipt, { id }).catch(() => undefined)}
        >
          {t('receipt')}
        </Button>
      )}
      {hasWorksheet && (
        <Button
          icon={icon}
          onClick={() => void downloadFile(downloadWorksheet, { id }).catch(() => undefined)}
        >
          {t('worksheet')}
        </Button>
      )}
      {hasSales && (
        <Button
          icon={icon}
          onClick={() => void downloadFile(downloadSales, { declarationId: id }).catch(() => undefined)}
        >
          {t('sales')}
        </Button>
      )}
    </>
  )
}
