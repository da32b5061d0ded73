import { useMemo, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { companyInfo, updateUser, userInfo, type UserInfo } from '../../contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { textOf, useCallForm, type CallForm } from '../use-call-form.ts'
import styles from '../company-form.module.css'
import { LANGUAGES } from './languages.ts'
import type { profileText } from './profile.text.ts'
import { asOptions, type Zone, zoneOn, zonesOn } from './zones.ts'

/** The person: how they are called, in which language and time zone they read. */
export function ProfileSection() {
  const t = useText<typeof profileText>('profile')
  const { data: user } = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  return <Card title={t('title')}>{user ? <ProfileForm user={user} /> : <Skeleton lines={6} />}</Card>
}

function ProfileForm({ user }: { user: UserInfo }) {
  const t = useText<typeof profileText>('profile')
  const form = useProfileUpdate()
  return (
    <CallFormFrame form={form}>
      <div className={styles.grid}>
        <TextField
          {...fieldOf(form, 'name')}
          label={t('name')}
          help={t('nameHelp')}
          defaultValue={user.name}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          id="profile-email"
          label={t('email')}
          help={t('emailHelp')}
          value={user.email}
          type="email"
          readOnly
        />
        <SelectField
          {...fieldOf(form, 'lang')}
          label={t('lang')}
          help={t('langHelp')}
          defaultValue={user.lang}
          options={LANGUAGES}
        />
        <ZoneField form={form} zone={user.timeZone} />
      </div>
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </Row>
    </CallFormFrame>
  )
}

function ZoneField({ form, zone }: { form: CallForm; zone: string | null }) {
  const t = useText<typeof profileText>('profile')
  const company = useCallQuery(companyInfo, {}, { staleTime: 60_000 })
  const lang = useLang()
  const [now] = useState(() => new Date())
  const options = useMemo(() => {
    const nameOf = ({ city, offset }: Zone) => t('zone', { city, offset })
    const ours = company.data ? nameOf(zoneOn(company.data.timeZone, now, lang)) : ''
    const first = { value: '', label: t('asCompany', { zone: ours }) }
    return [first, ...asOptions(zonesOn(now, lang), nameOf)]
  }, [t, lang, now, company.data])
  return (
    <SelectField
      {...fieldOf(form, 'timeZone')}
      label={t('timeZone')}
      help={t('timeZoneHelp')}
      defaultValue={zone ?? ''}
      options={options}
    />
  )
}

function useProfileUpdate(): CallForm {
  const t = useText<typeof profileText>('profile')
  const switchLang = useLangSwitch()
  return useCallForm(updateUser, {
    idPrefix: 'profile-',
    read: (data) => ({
      name: textOf(data, 'name'),
      lang: textOf(data, 'lang') === 'zh' ? ('zh' as const) : ('en' as const),
      timeZone: textOf(data, 'timeZone') || null,
    }),
    check: ({ name }): Record<string, string> => (name ? {} : { name: t('nameMissing') }),
    onDone({ lang }) {
      void readCache().invalidateQueries({ queryKey: [userInfo.path] })
      showMessage(t('saved'), 'good')
      switchLang(lang)
    },
  })
}
