import { type ChangeEvent, useState } from 'react'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { PROVINCES } from '#platform/shared/provinces.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { readCache } from '#platform/web/query.ts'
import { companyInfo, type CompanyInfo, updateCompany, userInfo } from '../contract.ts'
import { isLatin } from '../latin-names.ts'
import { CallFormFrame, fieldOf } from './call-form-fields.tsx'
import styles from './company-form.module.css'
import type { companyText } from './company.text.ts'
import { CountryField } from './country-field.tsx'
import { forgetBuyer, rememberedBuyer } from './remembered-buyer.ts'
import { type CallForm, type FieldErrors, textOf, useCallForm } from './use-call-form.ts'

/** The facts of the company shown on its invoices. For owners; everybody else sees `CompanySummary`. */
export function CompanyForm({
  company,
  onSaved,
  onCancel,
}: {
  company: CompanyInfo
  onSaved: (company: CompanyInfo) => void
  onCancel?: (() => void) | undefined
}) {
  const t = useText<typeof companyText>('company')
  const form = useCompanyUpdate(onSaved)
  return (
    <CallFormFrame form={form}>
      <IdentityFields form={form} company={company} />
      <AddressFields form={form} company={company} />
      <Row>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Row>
    </CallFormFrame>
  )
}

function IdentityFields({ form, company }: { form: CallForm; company: CompanyInfo }) {
  const t = useText<typeof companyText>('company')
  const [country, setCountry] = useState(company.country)
  const [name, setName] = useState(company.name)
  const said = rememberedBuyer()
  const number = said?.country === company.country ? said.number : ''
  const isEu = EU_STATES.has(company.country)
  return (
    <div className={styles.grid}>
      <TextField
        {...fieldOf(form, 'name')}
        label={t('name')}
        help={t('nameHelp')}
        defaultValue={company.name}
        autoComplete="organization"
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      {!isLatin(name) && (
        <TextField
          {...fieldOf(form, 'latin.name')}
          label={t('latinName')}
          help={t('latinHelp')}
          optional
          defaultValue={company.latin?.name ?? ''}
          maxLength={200}
        />
      )}
      <TextField
        {...fieldOf(form, 'nameOriginal')}
        label={t('nameOriginal')}
        optional
        defaultValue={company.nameOriginal ?? ''}
        maxLength={200}
      />
      <CountryField
        {...fieldOf(form, 'country')}
        label={t('country')}
        placeholder={t('choose')}
        defaultValue={company.country}
        onValue={setCountry}
      />
      <TextField
        {...fieldOf(form, 'registrationNumber')}
        label={country === 'CN' ? t('registrationNumberCn') : t('registrationNumber')}
        help={t('registrationNumberHelp')}
        optional
        defaultValue={company.registrationNumber ?? (isEu ? '' : number)}
        maxLength={40}
      />
      <TextField
        {...fieldOf(form, 'vatNumber')}
        label={t('vatNumber')}
        help={t('vatNumberHelp')}
        optional
        defaultValue={company.vatNumber ?? (isEu ? number : '')}
        maxLength={40}
      />
    </div>
  )
}

const provincesIn = (lang: Lang) =>
  Object.entries(PROVINCES)
    .map(([value, name]) => ({ value, label: name[lang] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, LOCALES[lang]))

function AddressFields({ form, company }: { form: CallForm; company: CompanyInfo }) {
  const t = useText<typeof companyText>('company')
  const { address, latin } = company
  const [typed, setTyped] = useState({
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
  })
  const lang = useLang()
  const [country, setCountry] = useState(address?.country ?? company.country)
  const follow = (key: keyof typeof typed) => (event: ChangeEvent<HTMLInputElement>) =>
    setTyped((all) => ({ ...all, [key]: event.target.value }))
  return (
    <fieldset>
      <legend className={styles.legend}>{t('address')}</legend>
      <div className={styles.grid}>
        <TextField
          {...fieldOf(form, 'address.line1')}
          label={t('line1')}
          defaultValue={address?.line1 ?? ''}
          autoComplete="address-line1"
          maxLength={200}
          onChange={follow('line1')}
        />
        <TextField
          {...fieldOf(form, 'address.line2')}
          label={t('line2')}
          optional
          defaultValue={address?.line2 ?? ''}
          autoComplete="address-line2"
          maxLength={200}
          onChange={follow('line2')}
        />
        <TextField
          {...fieldOf(form, 'address.postcode')}
          label={t('postcode')}
          optional
          defaultValue={address?.postcode ?? ''}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField
          {...fieldOf(form, 'address.city')}
          label={t('city')}
          defaultValue={address?.city ?? ''}
          autoComplete="address-level2"
          maxLength={100}
          onChange={follow('city')}
        />
        <CountryField
          {...fieldOf(form, 'address.country')}
          label={t('addressCountry')}
          placeholder={t('choose')}
          defaultValue={country}
          autoComplete="country"
          onValue={setCountry}
        />
        {country === 'CN' && (
          <SelectField
            {...fieldOf(form, 'address.province')}
            label={t('province')}
            optional
            placeholder={t('choose')}
            options={provincesIn(lang)}
            defaultValue={address?.province ?? ''}
            autoComplete="address-level1"
          />
        )}
        {!isLatin(typed.line1 + typed.line2) && (
          <TextField
            {...fieldOf(form, 'latin.street')}
            label={t('latinStreet')}
            help={t('latinHelp')}
            optional
            defaultValue={latin?.street ?? ''}
            maxLength={200}
          />
        )}
        {!isLatin(typed.city) && (
          <TextField
            {...fieldOf(form, 'latin.city')}
            label={t('latinCity')}
            optional
            defaultValue={latin?.city ?? ''}
            maxLength={100}
          />
        )}
      </div>
    </fieldset>
  )
}

function useCompanyUpdate(onSaved: (company: CompanyInfo) => void): CallForm {
  const t = useText<typeof companyText>('company')
  const queryClient = readCache()
  return useCallForm(updateCompany, {
    read: (data) => ({
      name: textOf(data, 'name'),
      nameOriginal: textOf(data, 'nameOriginal'),
      country: textOf(data, 'country'),
      registrationNumber: textOf(data, 'registrationNumber'),
      vatNumber: textOf(data, 'vatNumber'),
      address: {
        line1: textOf(data, 'address.line1'),
        line2: textOf(data, 'address.line2'),
        city: textOf(data, 'address.city'),
        postcode: textOf(data, 'address.postcode'),
        country: textOf(data, 'address.country'),
        province: textOf(data, 'address.province'),
      },
      latin: {
        name: textOf(data, 'latin.name'),
        street: textOf(data, 'latin.street'),
        city: textOf(data, 'latin.city'),
      },
    }),
    check: ({ name, country, address }): FieldErrors => ({
      ...(name ? {} : { name: t('nameMissing') }),
      ...(country ? {} : { country: t('countryMissing') }),
      ...(address?.line1 ? {} : { 'address.line1': t('line1Missing') }),
      ...(address?.city ? {} : { 'address.city': t('cityMissing') }),
      ...(address?.country ? {} : { 'address.country': t('countryMissing') }),
    }),
    onDone(company) {
      queryClient.setQueryData([companyInfo.path, {}], company)
      void queryClient.invalidateQueries({ queryKey: [userInfo.path] })
      forgetBuyer()
      onSaved(company)
    },
  })
}
