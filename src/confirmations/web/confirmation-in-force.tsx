import { use, useState } from 'react'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { IconCopy, IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { downloadConfirmation, type Confirmation } from '../contract.ts'
import {
  CONFIRMATION_LANG_NAMES,
  CONFIRMATION_LANGS,
  type ConfirmationLang,
} from '../confirmation-language.ts'
import type { confirmationsText } from './confirmations.text.ts'

const LANGUAGES = CONFIRMATION_LANGS.map((value) => ({ value, label: CONFIRMATION_LANG_NAMES[value] }))

/** The letter that stands: its code, its PDF in each language, its link. */
export function ConfirmationInForce(props: {
  letter: Confirmation
  /** Undefined for members who may only read. */
  onWithdraw: ((letter: Confirmation) => void) | undefined
}) {
  const { letter, onWithdraw } = props
  const t = useText<typeof confirmationsText>('confirmations')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const day = formatDay(letter.issuedOn, lang)
  const lookUps =
    letter.lookedUpAt === null
      ? t('neverLookedUp')
      : t('lookedUp', {
          count: letter.lookUps,
          at: formatInstant(letter.lookedUpAt, lang, 'full', zone),
        })
  return (
    <Stack gap={16}>
      <Facts
        look="stacked"
        items={[
          { label: t('number'), value: letter.number },
          { label: t('issued'), value: t('issuedBy', { day, name: letter.issuedBy }) },
          { label: t('code'), value: letter.code },
          { label: t('lookUps'), value: lookUps },
        ]}
      />
      <Download letterId={letter.id} />
      <Row gap={12}>
        {letter.url !== null && <CopyLink url={letter.url} />}
        {onWithdraw && (
          <Button
            size={32}
            variant="danger"
            aria-label={t('withdrawNamed', { number: letter.number })}
            onClick={() => onWithdraw(letter)}
          >
            {t('withdraw')}
          </Button>
        )}
      </Row>
      {letter.url !== null && (
        <p>
          <Link href={letter.url}>{t('openPage')}</Link>
        </p>
      )}
    </Stack>
  )
}

function Download({ letterId }: { letterId: string }) {
  const t = useText<typeof confirmationsText>('confirmations')
  const [language, setLanguage] = useState<ConfirmationLang>(useLang())
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    // A refusal or a broken network is shown by the call itself.
    await downloadFile(downloadConfirmation, { letterId, language }).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Stack gap={12}>
      <SelectField
        label={t('language')}
        options={LANGUAGES}
        value={language}
        onChange={({ target }) => setLanguage(CONFIRMATION_LANGS.find((one) => one === target.value) ?? 'en')}
      />
      <Button full icon={<IconDownload size={18} />} loading={busy} onClick={() => void download()}>
        {t('download')}
      </Button>
    </Stack>
  )
}

function CopyLink({ url }: { url: string }) {
  const t = useText<typeof confirmationsText>('confirmations')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showMessage(t('copied'), 'good'),
      () => showMessage(url, 'info'),
    )
  return (
    <Button size={32} icon={<IconCopy size={16} />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
