import { by, byAlone, type DataClass, ownRows, staff } from './data-class.ts'
import { DAYS_KEPT, YEARS_KEPT } from './periods.ts'

const none = (...tables: string[]): DataClass['places'] =>
  Object.fromEntries(tables.map((table) => [table, {}]))

/** What the agency needs for its own work, and what is about nobody. */
export const AGENCY: readonly DataClass[] = [
  {
    key: 'staff',
    whose: 'STAFF',
    what: {
      en: 'The agency’s people: name, role and teams, and their name beside what they did',
      zh: '我方人员：姓名、角色、团队，以及经办记录中的姓名',
    },
    why: {
      en: 'To work, and to say who prepared, checked and filed what the law asks to be kept',
      zh: '用于工作，并标明法律要求保存的资料由谁编制、复核和提交',
    },
    kept: {
      until: 'YEARS',
      years: YEARS_KEPT.staff,
      after: { en: 'the end of the year in which the person left', zh: '离职当年年底' },
      law: {
        name: {
          en: 'German Fiscal Code §\u00a0147(1) and (3), VAT Directive 2006/112/EC art.\u00a0369',
          zh: '德国《税收通则》第147条第1款、第3款，欧盟第2006/112/EC号增值税指令第369条',
        },
        source: 'https://www.gesetze-im-internet.de/ao_1977/__147.html',
      },
    },
    job: 'privacy.forget-by-year',
    places: {
      staff_members: {},
      staff_teams: staff(byAlone('saved_by')),
      assignment_rules: staff(byAlone('saved_by')),
      queue_tags: staff(byAlone('created_by')),
      agency_days: staff(byAlone('saved_by')),
      country_days: staff(byAlone('saved_by')),
      service_levels: staff(byAlone('saved_by')),
      announcements: staff(by('created_by')),
    },
  },
  {
    key: 'staffAccess',
    whose: 'STAFF',
    what: {
      en: 'Of the agency’s people: e-mail address, password as a hash, second factor, texts and views of their own',
      zh: '我方人员的邮箱、密码哈希值、两步验证信息、个人模板和视图',
    },
    why: { en: 'To let them sign in and work', zh: '用于登录和工作' },
    kept: {
      until: 'DAYS',
      days: DAYS_KEPT.staffAccess,
      after: { en: 'the person left', zh: '离职' },
    },
    job: 'privacy.forget-by-year',
    places: {
      staff_members: {},
      text_blocks: staff(ownRows('staff_id', 'shared')),
      saved_queue_views: staff(ownRows('staff_id', 'shared')),
    },
  },
  {
    key: 'staffSessions',
    whose: 'STAFF',
    what: {
      en: 'Sessions of the staff: IP address, name of the browser',
      zh: '我方人员的登录会话：IP地址、浏览器名称',
    },
    why: { en: 'To keep the back office safe', zh: '保障后台安全' },
    kept: { until: 'DAYS', days: 1, after: { en: 'the end of the session', zh: '会话结束' } },
    job: 'staff.forget',
    places: none('staff_sessions'),
  },
  {
    key: 'absences',
    whose: 'STAFF',
    what: { en: 'When somebody of the staff is away', zh: '我方人员的休假' },
    why: { en: 'To know who stands in', zh: '用于安排代班人' },
    kept: { until: 'DAYS', days: DAYS_KEPT.absences, after: { en: 'the absence', zh: '休假结束' } },
    job: 'team.forget-absences',
    places: { staff_absences: staff(byAlone('saved_by')) },
  },
  {
    key: 'agency',
    whose: 'NOBODY',
    what: {
      en: 'What is sold, prices, rates, rules, calendars, the agency’s licences and what the machine needs to run',
      zh: '服务、价格、税率、规则、日历、我方资质及系统运行所需数据',
    },
    why: { en: 'To run the portal', zh: '用于平台运行' },
    kept: { until: 'AGENCY' },
    job: null,
    places: none(
      'added_tax_rates',
      'bundle_rules',
      'catalogue_stamp',
      'coupons',
      'euro_rates',
      'form_templates',
      'hmrc_grants',
      'installation',
      'job_workers',
      'licences',
      'number_series',
      'obligation_rule_changes',
      'official_rates',
      'payment_event_cursors',
      'process_versions',
      'product_categories',
      'product_prices',
      'products',
      'vat_number_checks',
    ),
  },
  {
    key: 'standIns',
    whose: 'NOBODY',
    what: {
      en: 'What stands in for the payment provider in a demo; a real provider keeps its own records',
      zh: '演示环境中模拟支付服务商的数据；正式环境由支付服务商自行保存',
    },
    why: { en: 'To try out payments', zh: '用于试用付款' },
    kept: { until: 'AGENCY' },
    job: null,
    places: none('local_stripe_answers', 'local_stripe_events', 'local_stripe_objects'),
  },
]
