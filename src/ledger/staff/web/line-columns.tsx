import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { ledgerText } from '../../web/ledger.text.ts'
import type { StaffLine } from '../contract.ts'
import type { ledgerStaffText } from './ledger-staff.text.ts'

export function useLineColumns(onOpen: (line: StaffLine) => void): Column<StaffLine>[] {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const l = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  return [
    {
      key: 'company',
      named: true,
      header: t('company'),
      primary: true,
      cell: ({ company }) => <b>{company}</b>,
    },
    {
      key: 'document',
      header: t('document'),
      cell: ({ typed, supplier, number, date, document, createdAt }) =>
        typed ? (
          <TwoLines
            second={
              <>
                {number} · <DateText value={date} format="medium" />
              </>
            }
          >
            {supplier}
          </TwoLines>
        ) : (
          <TwoLines
            second={
              <>
                {t('sentOn')} <DateText value={createdAt} format="medium" />
              </>
            }
          >
            {document.name}
          </TwoLines>
        ),
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ typed, kind }) => typed && l(`kind_${kind}`),
    },
    { key: 'country', header: t('country'), cell: ({ country }) => countryName(country, lang) },
    {
      key: 'month',
      header: t('month'),
      cell: ({ typed, month }) => typed && <DateText value={`${month}-01`} format="month" />,
    },
    {
      key: 'net',
      header: t('net'),
      numeric: true,
      cell: ({ typed, net: amount, currency }) => typed && <Money value={{ amount, currency }} />,
    },
    {
      key: 'vat',
      header: t('vat'),
      numeric: true,
      cell: ({ typed, vat: amount, currency }) => typed && <Money value={{ amount, currency }} strong />,
    },
    { key: 'findings', header: t('findings'), cell: (line) => <Findings line={line} /> },
    {
      key: 'open',
      header: t('action'),
      cell: (line) => (
        <Button
          size={32}
          aria-label={
            line.typed
              ? t('openNamed', { number: line.number, supplier: line.supplier })
              : t('openSent', { name: line.document.name, company: line.company })
          }
          onClick={() => onOpen(line)}
        >
          {t('open')}
        </Button>
      ),
    },
  ]
}

function Findings({ line: { typed, findings } }: { line: StaffLine }) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  if (!typed) return null
  if (findings.length === 0) return t('none')
  return (
    <Row gap={4}>
      {findings.map((finding) => (
        <Badge key={finding} variant="info">
          {t(`finding_${finding}`)}
        </Badge>
      ))}
    </Row>
  )
}
