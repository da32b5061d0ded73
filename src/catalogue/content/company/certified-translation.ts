import { type ProductContent, faq, text } from '../product-content.ts'
import { businessLicence, passport, registerExtract } from '../materials.ts'
import { at } from '../price-points.ts'
import {
  apostille,
  check,
  companyForm,
  GENERIC_FORM,
  handover,
  powerOfAttorney,
  translationInto,
} from '../process-parts.ts'
import { act } from '../sources.ts'

export const translation: ProductContent = {
  code: 'company-translation',
  category: 'COMPANY',
  country: 'EU',
  position: 353,
  content: {
    name: text('Certified translation and apostille', '公司文件认证翻译与海牙认证'),
    summary: text('Company documents ready for European authorities', '可提交欧洲机关的公司文件'),
    lead: text(
      'Business licence, articles or register extract, certified, with apostille and sworn translation, in the form that European authorities accept.',
      '营业执照、章程或登记证明经公证、加办海牙认证（Apostille）并由宣誓译员翻译，符合欧洲机关的要求。',
    ),
    description: [
      text(
        'Since November 2023 China is a party to the Hague Apostille Convention: one apostille replaces the chain of consulates. It is attached to a notarial certificate of the document.',
        '中国自2023年11月起加入《取消外国公文书认证要求的公约》，一份附加证明书（海牙认证）即可取代领事认证，须先就文件办理公证。',
      ),
      text(
        'We arrange the notary, the apostille and a translator sworn in the country of use, and keep the originals together for later registrations.',
        '我们安排公证、海牙认证以及使用国的宣誓译员，并妥善保管原件，供后续注册使用。',
      ),
    ],
    deliverables: [
      text('Notarial certificate with apostille', '公证书及海牙认证'),
      text('Sworn translation', '宣誓翻译件'),
      text('Scan first, originals by courier', '先发扫描件，原件快递'),
    ],
    baseLine: text('One document, notary and apostille', '1份文件，公证及海牙认证'),
    officialFees: text(
      'Notary and apostille fees are included in the price.',
      '公证和海牙认证费用已含在价格中。',
    ),
    badges: [],
    effortMinutes: 15,
    maxQuantity: 10,
    options: [
      {
        kind: 'choice',
        key: 'language',
        name: text('Translated into', '译成'),
        help: text('The language of the authority that will read it.', '以受理机关的语言为准。'),
        default: 'none',
        values: [
          {
            value: 'de',
            label: text('German', '德语'),
            line: text('Sworn translation, German', '德语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'fr',
            label: text('French', '法语'),
            line: text('Sworn translation, French', '法语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'it',
            label: text('Italian', '意大利语'),
            line: text('Sworn translation, Italian', '意大利语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'es',
            label: text('Spanish', '西班牙语'),
            line: text('Sworn translation, Spanish', '西班牙语宣誓翻译'),
            charge: { kind: 'once' },
          },
          {
            value: 'pl',
            label: text('Polish', '波兰语'),
            line: text('Sworn translation, Polish', '波兰语宣誓翻译'),
            charge: { kind: 'once' },
          },
          { value: 'none', label: text('No translation', '不翻译'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [businessLicence, registerExtract, passport],
    faqs: [
      faq(
        text('Do I need this as well as a VAT registration?', '办VAT注册还要单独买吗？'),
        text(
          'No. If a service has a step for notary and translation, it is included in its price. This is for other documents.',
          '不需要。流程中含公证和翻译步骤的，费用已包含。本服务适用于其他文件。',
        ),
      ),
      faq(
        text('How long is an apostille valid?', '海牙认证有效期多久？'),
        text(
          'It does not expire, but authorities often want register extracts no more than three or six months old.',
          '本身没有期限，但机关通常要求登记证明在3个月或6个月以内。',
        ),
        act(
          'Hague Convention of 5 October 1961',
          '1961年10月5日海牙公约',
          'https://www.hcch.net/en/instruments/conventions/full-text/?cid=41',
        ),
      ),
    ],
    related: ['company-de-extract', 'vat-registration-it', 'vat-registration-es'],
    requires: [],
  },
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 0, high: 1 }),
      powerOfAttorney({ low: 1, high: 1 }),
      apostille({ low: 5, high: 10 }, null),
      translationInto(
        text('the language you chose', '所选语言'),
        { low: 3, high: 5 },
        text('Not needed if no translation was ordered.', '未选择翻译时无需此步。'),
      ),
      handover(
        { low: 0, high: 1 },
        text('You receive the scan; the originals follow by courier.', '先交付扫描件，原件随后快递寄出。'),
      ),
    ],
  },
  prices: {
    base: at(180),
    options: {
      language: { de: at(90), fr: at(90), it: at(99), es: at(90), pl: at(110) },
    },
  },
}
