import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { Condition, RowField } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'
import type { Place } from './place.ts'

/*
 * The company's origin decides what it is asked: conditions on `country`, the first question of every form.
 */

export const fromChina: Condition = is('country', 'CN')

export const notFromChina: Condition = {
  and: [
    { op: 'filled', field: 'country' },
    { op: 'ne', field: 'country', value: 'CN' },
  ],
}

export const hasNameInCharacters: Condition = {
  op: 'in',
  field: 'country',
  value: ['CN', 'HK', 'MO', 'TW', 'JP', 'KR'],
}

export const fromEu: Condition = { op: 'in', field: 'country', value: [...EU_STATES] }

/**
 * Countries with which the EU has agreed on mutual assistance, so that their companies register directly: the
 * agreements with the United Kingdom (2020, protocol on VAT) and Norway (2018).
 */
const ASSISTING = ['GB', 'NO']

/** A fiscal representative is required: Directive 2006/112 art. 204(1). */
export const needsRepresentative: Condition = {
  and: [
    { op: 'filled', field: 'country' },
    { not: { op: 'in', field: 'country', value: [...EU_STATES, ...ASSISTING] } },
  ],
}

/** The forms are for companies from abroad; domestic companies use another procedure. */
export function domesticNotice(place: Place): RowField {
  return {
    type: 'info',
    key: 'domesticCompany',
    label: {
      en: `A company established in ${place.name.en} itself`,
      zh: `公司本身设在${place.name.zh}`,
    },
    text: place.domestic ?? {
      en: `Companies established in ${place.name.en} register in another way. Please write to us before you continue; we will tell you what fits.`,
      zh: `设在${place.name.zh}本国的公司适用其他注册方式。请先联系我们，确认合适的方案后再继续填写。`,
    },
    visibleWhen: is('country', place.code),
  }
}
