import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { readBoxRows, type DeclarationDetail } from '../contract.ts'
import { unitOf } from './epr/unit-of.ts'
import type { declarationDetailText } from './declaration-detail.text.ts'
import { RowsTable } from './detail/box-rows.tsx'
import { RowsAsOf } from './detail/rows-as-of.tsx'
import { figureText } from './detail/figure.tsx'
import { useBoxName } from './detail/use-box-name.ts'
import { useDeclaration } from './detail/use-declaration.ts'
import { usePartName } from './detail/use-part-name.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['declaration-detail', 'box-names', 'ui'],
}

const PAGE_SIZE = 50

/** Every row behind a part of a box. */
export default function DeclarationRowsPage() {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const [query] = useSearchParams()
  const [id, box, part] = ['id', 'box', 'part'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const page = readPage(query)
  const declaration = useDeclaration(id).data
  const rows = useCallQuery(readBoxRows, { id, box, part, page, pageSize: PAGE_SIZE })
  const found = rows.isPlaceholderData ? undefined : rows.data
  return (
    <>
      <title>{t('rowsTitle')}</title>
      {declaration ? (
        <Heading declaration={declaration} box={box} amount={found?.amount} />
      ) : (
        <PageHeading title={t('rowsTitle')} />
      )}
      <Stack gap={20}>
        {declaration && <Parts declaration={declaration} box={box} part={part} />}
        {found && <RowsAsOf asOf={found.asOf} />}
        <Card flush={Boolean(found?.records.length)}>
          {found && found.records.length > 0 ? (
            <RowsTable records={found.records} />
          ) : found ? (
            <EmptyState title={t('rowsNone')} action={<Back id={id} />} />
          ) : (
            <NotRead
              query={rows}
              loading={t('rowsLoading')}
              title={t('rowsFailed')}
              safe={t('nothingLost')}
            />
          )}
        </Card>
        {found && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={found.total}
            hrefOf={(to) => paths.declarationRows({ id, box, part, page: to })}
          />
        )}
      </Stack>
    </>
  )
}

function Back({ id }: { id: string }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  return <ButtonLink href={paths.declarationDetail(id)}>{t('rowsBack')}</ButtonLink>
}

function Heading(props: { declaration: DeclarationDetail; box: string; amount: number | undefined }) {
  const { declaration, box, amount } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const { number, name } = useBoxName(declaration)(box)
  const currency = unitOf(declaration)
  return (
    <PageHeading
      eyebrow={declaration.number}
      title={[number, name].filter(Boolean).join(' ')}
      sub={
        amount !== undefined &&
        t('rowsSum', { amount: `${figureText({ amount, decimals: 2 }, currency, lang)} ${currency}` })
      }
      actions={<Back id={declaration.id} />}
    />
  )
}

function Parts({ declaration, box, part }: { declaration: DeclarationDetail; box: string; part: string }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const nameOf = usePartName()
  const parts = declaration.boxes.find((one) => one.box === box)?.parts ?? []
  if (parts.length < 2) return null
  const items = parts.map((one) => ({
    key: one.part,
    label: nameOf(one),
    href: paths.declarationRows({ id: declaration.id, box, part: one.part }),
  }))
  return <LinkTabs label={t('rowsPart')} items={items} current={part} />
}
