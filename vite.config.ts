import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type PluginOption } from 'vite'
import { schemaFreeContracts } from './src/main/schema-free-contracts.ts'
import { showFailedRouteModules } from './src/main/failed-route-modules.ts'
import { shortClassNames } from './src/main/short-class-names.ts'
import { textChunks } from './src/main/text-chunks.ts'
import { leanRouter } from './src/main/lean-router.ts'

const ON_EVERY_PAGE = new RegExp(
  [
    String.raw`node_modules/(?:react|react-dom|react-router)/`,
    String.raw`virtual:greenlane-texts$`,
    String.raw`@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:ArrowRight|Check|Menu2|Moon|ShoppingCart|Sun|World|X))\.`,
    String.raw`src/paths\.ts$`,
    String.raw`src/platform/shared/(?:brand|call|currency-exponent|format-money|format-number|ids|local-path|local-text|money|refusal|text)\.ts`,
    String.raw`src/platform/web/(?!toasts|query|sealed-drafts|use-sealed-drafts|file-calls|use-media-query|use-on-demand)`,
    String.raw`src/(?:accounts/web/session-end|cart/web/visitor-cart-hint|invites/web/invite-code)\.`,
    String.raw`src/main/web/(?:page-tools|router-link)\.`,
    String.raw`src/platform/ui/(?:badge|button|color-scheme-button|cx|details-menu|flag|link|logo|menu-entry|page-meta|skeleton|frames/(?:frame-parts|initials))\.`,
  ].join('|'),
)
const READS = /src\/platform\/web\/query|node_modules\/@tanstack\//
const KIT = /node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\//
const UI = /src\/platform\/ui\/(?!dialog|drawer|menu\.tsx|tabs|combobox|lane)|node_modules\/@tabler\//
/** What visitors' pages do without: tables and forms. They are tested last, with what only they use. */
const VISITORS_UI =
  /src\/platform\/ui\/(?:card|choice-chips|date-|disclosure|empty-state|figures|layout|money|notice|page-heading|pager|state-frame|use-following)|src\/platform\/shared\/day-text|icons\/Icon(?:Chevron|AlertTriangle|InfoCircle)/
const LANE_STYLES = /src\/platform\/ui\/lane\/.*\.module\.css/
const CATALOGUE = /src\/catalogue\/(?!.*contract)|src\/platform\/shared\/calendar/

export default defineConfig({
  plugins: [
    schemaFreeContracts() as PluginOption,
    showFailedRouteModules() as PluginOption,
    leanRouter() as PluginOption,
    textChunks(import.meta.dirname) as PluginOption,
    reactRouter(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortClassNames() } },
  // What nearly every page loads is one file: about twenty small ones cost 7 KB of headers and names.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ['z', 'defineCall', 'pageOf'] },
          output: {
            // A group by its entries would name them all, and the manifest repeats it for each.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'base', test: ON_EVERY_PAGE, minShareCount: 2, priority: 3 },
                { name: 'reads', test: READS, priority: 2 },
                { name: 'kit', test: KIT, entriesAware: true, entriesAwareMergeThreshold: 15_000 },
                { name: 'ui', test: VISITORS_UI, minShareCount: 12, priority: 2 },
                // Pages that keep the lane as the server drew it link its styles without its code.
                { name: 'lane-styles', test: LANE_STYLES, priority: 2 },
                { name: 'work', test: UI, minShareCount: 12, priority: 1 },
                { name: 'en', test: /virtual:greenlane-text\/(?:shell|ui)\/en/ },
                { name: 'zh', test: /virtual:greenlane-text\/(?:shell|ui)\/zh/ },
                { name: 'catalogue', test: CATALOGUE, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
