import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { ANNOUNCEMENT_TYPES } from '../contract.ts'
import type { announcementsStaffText } from './announcements-staff.text.ts'
import { ProductChoice } from './product-choice.tsx'
import type { AnnouncementState } from './use-announcement.ts'

type Props = { form: AnnouncementState }

/** Title and text in both languages, and where it leads. */
export function WordFields({ form }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const { fields, set, errorOf } = form
  return (
    <Card title={t('words')}>
      <Stack gap={16}>
        <TextField
          label={t('titleEn')}
          lang="en"
          value={fields.titleEn}
          maxLength={120}
          error={errorOf('draft.title.en')}
          onChange={(event) => set({ titleEn: event.target.value })}
        />
        <TextAreaField
          label={t('bodyEn')}
          lang="en"
          rows={5}
          value={fields.bodyEn}
          maxLength={2_000}
          error={errorOf('draft.body.en')}
          onChange={(event) => set({ bodyEn: event.target.value })}
        />
        <TextField
          label={t('titleZh')}
          lang="zh"
          value={fields.titleZh}
          maxLength={120}
          error={errorOf('draft.title.zh')}
          onChange={(event) => set({ titleZh: event.target.value })}
        />
        <TextAreaField
          label={t('bodyZh')}
          lang="zh"
          rows={5}
          value={fields.bodyZh}
          maxLength={2_000}
          error={errorOf('draft.body.zh')}
          onChange={(event) => set({ bodyZh: event.target.value })}
        />
        <TextField
          label={t('link')}
          help={t('linkHelp')}
          optional
          value={fields.link}
          maxLength={200}
          spellCheck={false}
          error={errorOf('draft.link')}
          onChange={(event) => set({ link: event.target.value })}
        />
      </Stack>
    </Card>
  )
}

const AUDIENCES = ['ALL', 'PRODUCT', 'COUNTRY'] as const

/** Of which type it is, and which companies receive it. */
export function AudienceFields({ form }: Props) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const lang = useLang()
  const { fields, set, errorOf } = form
  const countries = COUNTRY_CODES.map((value) => ({ value, label: countryName(value, lang) }))
  return (
    <Card title={t('to')}>
      <Stack gap={16}>
        <ChoiceChips
          name="type"
          legend={t('type')}
          value={fields.type}
          options={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
          onChange={(value) => set({ type: ANNOUNCEMENT_TYPES.find((type) => type === value) ?? 'SYSTEM' })}
        />
        <ChoiceChips
          name="audience"
          legend={t('audience')}
          value={fields.audience}
          options={AUDIENCES.map((value) => ({ value, label: t(`audience_${value}`) }))}
          onChange={(value) => set({ audience: AUDIENCES.find((kind) => kind === value) ?? 'ALL' })}
        />
        {fields.audience === 'PRODUCT' && <ProductChoice form={form} />}
        {fields.audience === 'COUNTRY' && (
          <SelectField
            label={t('country')}
            value={fields.country}
            error={errorOf('draft.audience.country')}
            options={countries.toSorted((a, b) => a.label.localeCompare(b.label, lang))}
            onChange={(event) => set({ country: event.target.value })}
          />
        )}
        <CheckField
          label={t('byMail')}
          help={t(`byMailHelp_${fields.type}`)}
          checked={fields.byMail}
          onChange={(event) => set({ byMail: event.target.checked })}
        />
      </Stack>
    </Card>
  )
}
