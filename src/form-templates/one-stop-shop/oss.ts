import type { Template } from '#forms/engine/model/template.ts'
import { askDay, askFromList, askOne, askText, option, text, tick } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { vatCertificate } from '../parts/registered-fields.ts'
import { reportFields } from '../parts/reports-fields.ts'
import { EU } from './place.ts'
import { earlierSchemeFields, otherNumbers, schemeAccount, shopFields } from './shared.ts'

/** Quarters in which the scheme can begin, by their first month: the value of `firstPeriod` in all filing lists. */
const QUARTERS = ['2026', '2027', '2028'].flatMap((year) =>
  ['01', '04', '07', '10'].map((month, index) =>
    option(`${year}-${month}`, `Quarter ${index + 1} of ${year}`, `${year}年第${index + 1}季度`),
  ),
)

const FIRST_SALE_BEFORE = text(
  'It can begin with that sale only if the office is told by the 10th of the following month (Regulation (EU) 282/2011 art. 57d).',
  '须在次月10日前向税局申报，才能自该笔销售起生效（欧盟第282/2011号条例第57d条）。',
)

/**
 * The Union scheme. The questions are those of Implementing Regulation (EU) 2020/194, annex I, column C; the state of
 * identification is that of the VAT number (Directive 2006/112 art. 369a).
 */
export const oss: Template = {
  key: 'ossRegistration',
  version: 1,
  title: text('Form: One Stop Shop (OSS)', 'OSS注册资料表'),
  sections: [
    companySection(EU),
    {
      key: 'registration',
      title: text('Registrations in the EU', '欧盟税号登记'),
      description: text(
        'The scheme belongs to one VAT number: that of the state from which the goods are sent.',
        'OSS与一个VAT税号绑定，即货物发出国的税号。',
      ),
      fields: [
        askText(
          'vatNumber',
          text('VAT number in the state of registration', '办理国VAT税号'),
          text('VAT number in the state of registration', '办理国VAT税号'),
          {
            help: text(
              'Of the state that you chose when you ordered: a German number begins with DE, a French one with FR.',
              '须为下单时所选办理国的税号：德国以DE开头，法国以FR开头。',
            ),
            shareable: true,
            copyKey: 'scheme.vatNumber',
            width: 'half',
            validators: [{ name: 'vatNumber', countries: ['DE', 'FR'] }],
          },
        ),
        vatCertificate(
          EU,
          text(
            'The letter or certificate with this number, or a printout of a VIES check.',
            '该税号的通知函或证书，也可用VIES查询结果截图代替。',
          ),
        ),
        askOne(
          'establishedInEu',
          text('Where is the company established?', '公司设立地'),
          text('Say where the company is established.', '请选择公司设立地。'),
          [
            option('seat', 'It has its seat in the EU', '总部设在欧盟境内'),
            option(
              'fixed',
              'Its seat is outside, with an establishment in the EU',
              '总部在境外，在欧盟有常设机构',
            ),
            option('outside', 'Outside the EU, with goods inside', '设在欧盟境外，仅有货物在境内'),
          ],
          {
            help: text(
              'This decides which state is responsible, and binds the choice for this year and the next two.',
              '据此确定办理国；选定后当年及之后两年内不得更换。',
            ),
          },
        ),
        ...otherNumbers,
        ...earlierSchemeFields(text('Also in another state of the EU.', '包括在其他欧盟国家注册的。')),
      ],
    },
    {
      key: 'sales',
      title: text('Sales and beginning', '销售与起始日期'),
      fields: [
        ...shopFields,
        {
          type: 'country',
          key: 'mainDispatch',
          label: text('From which state are most parcels sent?', '主要从哪个国家发货？'),
          name: text('state from which most parcels are sent', '主要发货国'),
          required: true,
          width: 'half',
          copyKey: 'scheme.dispatch',
        },
        askFromList(
          'firstPeriod',
          text('First quarter in the scheme', '首个申报季度'),
          text('first quarter', '首个申报季度'),
          QUARTERS,
          {
            help: text('As a rule the quarter after the registration.', '一般为注册后的下一季度。'),
          },
        ),
        yesNo('beganAlready', {
          label: text(
            'Were there already such sales before that quarter that should be covered?',
            '该季度之前是否已有需要纳入的此类销售？',
          ),
          missing: text('Say whether there were such sales already.', '请选择此前是否已有此类销售。'),
        }),
        askDay(
          'firstDistanceSale',
          text('First such sale', '首笔此类销售日期'),
          text('day of the first such sale', '首笔此类销售日期'),
          {
            help: FIRST_SALE_BEFORE,
            visibleWhen: is('beganAlready', 'yes'),
          },
        ),
        ...reportFields(),
      ],
    },
    {
      key: 'papers',
      title: text('Account, papers and mandate', '账户、文件与授权'),
      fields: [
        ...schemeAccount,
        businessLicence(),
        signatoryField(),
        tick(
          'keepsRecords',
          text(
            'We keep the records of these sales for ten years and show them on request (Directive 2006/112 art. 369k).',
            '将此类销售记录保存10年，并应要求提供（欧盟指令2006/112/EC第369k条）。',
          ),
          text('Please confirm that the records are kept.', '请确认将按规定保存记录。'),
        ),
        declaration(),
      ],
    },
  ],
}
