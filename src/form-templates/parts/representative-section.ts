import type { LocalText } from '#platform/shared/local-text.ts'
import type { Section } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'
import { documentField } from './files.ts'
import { needsRepresentative } from './origin.ts'
import { keyIn, type Place } from './place.ts'

/**
 * The fiscal representative of a company whose country has no agreement on mutual assistance; hidden for all
 * others.
 * @param duties what this country asks of representative and company: guarantee, deed
 */
export function representativeSection(place: Place, duties: LocalText): Section {
  const { name, office } = place
  const own = is(keyIn(place, 'representativeBy'), 'own')
  const byAgency = is(keyIn(place, 'representativeBy'), 'agency')
  return {
    key: 'representative',
    title: { en: 'Fiscal representative', zh: '财税代表' },
    description: {
      en: `Companies from countries without an agreement on mutual assistance need a representative in ${name.en}, who may be liable for the VAT together with the company.`,
      zh: `公司注册地没有征税互助协定的，须在${name.zh}指定财税代表，财税代表可能须对税款承担连带责任。`,
    },
    visibleWhen: needsRepresentative,
    fields: [
      {
        type: 'radio',
        key: keyIn(place, 'representativeBy'),
        label: { en: 'Who represents the company?', zh: '由谁担任财税代表？' },
        missing: { en: 'Say who represents the company.', zh: '请选择由谁担任财税代表。' },
        required: true,
        options: [
          {
            value: 'agency',
            label: { en: 'A representative that the agency provides', zh: '由服务商安排财税代表' },
          },
          { value: 'own', label: { en: 'We have a representative already', zh: '已有自己的财税代表' } },
        ],
      },
      {
        type: 'info',
        key: 'representativeDuties',
        label: { en: 'What a representative asks for', zh: '财税代表的要求' },
        text: duties,
        visibleWhen: byAgency,
      },
      {
        type: 'checkbox',
        key: 'representativeLiability',
        label: {
          en: 'We know that the representative may be liable for our VAT and may ask for a deposit.',
          zh: '知悉财税代表可能对本公司税款承担连带责任，并可能要求缴纳保证金。',
        },
        missing: {
          en: 'Please confirm that you know about liability and deposit.',
          zh: '请确认已知悉连带责任和保证金。',
        },
        visibleWhen: byAgency,
        required: true,
      },
      {
        type: 'text',
        key: keyIn(place, 'representativeName'),
        label: { en: 'Name of the representative', zh: '财税代表名称' },
        name: { en: 'name of the representative', zh: '财税代表名称' },
        visibleWhen: own,
        required: true,
        validators: [
          { name: 'pattern', pattern: 'latin' },
          { name: 'length', min: 2, max: 120 },
        ],
      },
      {
        type: 'text',
        key: keyIn(place, 'representativeVatNumber'),
        label: { en: 'VAT number of the representative', zh: '财税代表的VAT税号' },
        name: { en: 'VAT number of the representative', zh: '财税代表的VAT税号' },
        help: {
          en: `A number of ${name.en}, with ${place.code}.`,
          zh: `${name.zh}税号，以${place.code}开头。`,
        },
        visibleWhen: own,
        required: true,
        width: 'half',
        validators: [{ name: 'vatNumber', countries: [place.code] }],
      },
      {
        type: 'text',
        key: keyIn(place, 'representativeEmail'),
        label: { en: 'E-mail of the representative', zh: '财税代表的邮箱' },
        name: { en: 'e-mail address of the representative', zh: '财税代表的邮箱' },
        visibleWhen: own,
        required: true,
        width: 'half',
        validators: [{ name: 'email' }],
      },
      documentField({
        key: keyIn(place, 'representativeContract'),
        label: { en: 'Contract with the representative', zh: '与财税代表签订的合同' },
        name: { en: 'contract with the representative', zh: '财税代表合同' },
        help: {
          en: `Signed by both sides; ${office.en} asks for it.`,
          zh: `须双方签字，${office.zh}会要求提供。`,
        },
        visibleWhen: own,
        required: true,
      }),
    ],
  }
}
