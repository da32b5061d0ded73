import { useRef, useState } from 'react'
import type { StaffCoupon } from '#coupons/staff/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { CouponDiscountFields, CouponScopeFields } from './coupon-form-fields.tsx'
import styles from './coupon-page.module.css'
import type { couponsStaffText } from './coupons-staff.text.ts'
import { StopDialog } from './stop-dialog.tsx'
import { type CouponFormState, useCouponForm } from './use-coupon-form.ts'

/** All of a coupon on one page; the server's refusals are shown at their fields. */
export function CouponForm({ coupon }: { coupon: StaffCoupon | undefined }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const element = useRef<HTMLFormElement>(null)
  const texts = {
    saved: t('saved'),
    stopped: t('stopped'),
    created: (code: string) => t('created', { code }),
  }
  const form = useCouponForm(coupon, texts, element)
  const [stopping, setStopping] = useState(false)
  const isStopped = coupon?.state === 'stopped'
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {isStopped && <Notice>{t('stoppedNote')}</Notice>}
      <TextFields form={form} isNew={!coupon} />
      <CouponDiscountFields form={form} />
      <CouponScopeFields form={form} />
      <LimitsFields form={form} />
      {!isStopped && (
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {t('save')}
          </Button>
          <ButtonLink href={paths.adminCoupons()}>{t('cancel')}</ButtonLink>
          {coupon && (
            <Button variant="danger" onClick={() => setStopping(true)}>
              {t('stop')}
            </Button>
          )}
        </Row>
      )}
      {stopping && coupon && (
        <StopDialog
          code={coupon.code}
          busy={form.stopping}
          onStop={() => form.stop(() => setStopping(false))}
          onClose={() => setStopping(false)}
        />
      )}
    </form>
  )
}

function TextFields({ form, isNew }: { form: CouponFormState; isNew: boolean }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const { fields, set, errorOf } = form
  return (
    <Card title={t('words')}>
      <Stack gap={16}>
        {isNew && (
          <TextField
            label={t('code')}
            help={t('codeHelp')}
            value={fields.code}
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('code')}
            onChange={(event) => set({ code: event.target.value.toUpperCase() })}
          />
        )}
        <div className={styles.two}>
          <TextField
            label={t('nameEn')}
            lang="en"
            value={fields.nameEn}
            maxLength={120}
            error={errorOf('draft.name.en')}
            onChange={(event) => set({ nameEn: event.target.value })}
          />
          <TextField
            label={t('nameZh')}
            lang="zh"
            value={fields.nameZh}
            maxLength={120}
            error={errorOf('draft.name.zh')}
            onChange={(event) => set({ nameZh: event.target.value })}
          />
          <TextField
            label={t('termsEn')}
            lang="en"
            optional
            value={fields.termsEn}
            maxLength={400}
            error={errorOf('draft.terms.en')}
            onChange={(event) => set({ termsEn: event.target.value })}
          />
          <TextField
            label={t('termsZh')}
            lang="zh"
            optional
            value={fields.termsZh}
            maxLength={400}
            error={errorOf('draft.terms.zh')}
            onChange={(event) => set({ termsZh: event.target.value })}
          />
        </div>
      </Stack>
    </Card>
  )
}

function LimitsFields({ form }: { form: CouponFormState }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const { fields, set, errorOf } = form
  return (
    <Card title={t('limits')}>
      <Stack gap={16}>
        <div className={styles.two}>
          <TextField
            label={t('validFrom')}
            type="date"
            value={fields.validFrom}
            error={errorOf('draft.validFrom')}
            onChange={(event) => set({ validFrom: event.target.value })}
          />
          <TextField
            label={t('validUntil')}
            type="date"
            value={fields.validUntil}
            error={errorOf('draft.validUntil')}
            onChange={(event) => set({ validUntil: event.target.value })}
          />
          <TextField
            label={t('totalUses')}
            help={t('totalUsesHelp')}
            inputMode="numeric"
            value={fields.totalUses}
            maxLength={7}
            error={errorOf('draft.totalUses')}
            onChange={(event) => set({ totalUses: event.target.value })}
          />
          <TextField
            label={t('usesPerCompany')}
            inputMode="numeric"
            value={fields.usesPerCompany}
            maxLength={4}
            error={errorOf('draft.usesPerCompany')}
            onChange={(event) => set({ usesPerCompany: event.target.value })}
          />
        </div>
        <CheckField
          label={t('firstOrderOnly')}
          checked={fields.firstOrderOnly}
          onChange={(event) => set({ firstOrderOnly: event.target.checked })}
        />
        <CheckField
          label={t('stackable')}
          checked={fields.stackable}
          onChange={(event) => set({ stackable: event.target.checked })}
        />
        <CheckField
          label={t('claimable')}
          help={t('claimableHelp')}
          checked={fields.claimable}
          onChange={(event) => set({ claimable: event.target.checked })}
        />
      </Stack>
    </Card>
  )
}
