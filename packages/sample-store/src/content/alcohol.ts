import type { Shelf } from '../kind.ts'
import { beer } from './alcohol/beer.ts'
import { cidersAndSeltzers } from './alcohol/cider-seltzer.ts'
import { mixers } from './alcohol/mixers.ts'
import { wine } from './alcohol/wine.ts'

export const alcohol: Shelf = {
  department: 'Alcohol',
  brands: {
    // Breweries
    'Golden Pike': { tier: 'mid' },
    'Alder & Sons': { tier: 'mid' },
    Harbormaster: { tier: 'mid' },
    'Mohawk Mills Brewing': { tier: 'mid' },
    'Fifth Lock Brewing': { tier: 'mid' },
    'Tannery Falls Brewing': { tier: 'mid' },
    'Loon & Lantern Brewing': { tier: 'mid' },
    'Quarry Bend Beer Co.': { tier: 'premium' },
    'Dayboat Brewing': { tier: 'mid' },
    'Costa Bravía': { tier: 'mid' },
    'Tres Faros': { tier: 'mid' },
    Kaltbrunn: { tier: 'mid' },
    'Zum Alten Krug': { tier: 'mid' },
    'Sint Lievens': { tier: 'premium' },
    Ballycarrow: { tier: 'mid' },
    'Van der Laan': { tier: 'mid' },
    'Birra Montalba': { tier: 'mid' },
    Hokusen: { tier: 'mid' },
    // Cider, seltzer and coolers
    'Windfall Row Cider': { tier: 'mid' },
    'Thornapple Cidery': { tier: 'mid' },
    'Gristmill Lane Cider': { tier: 'premium' },
    'Skiff & Tide': { tier: 'mid' },
    'Glimmer Cove': { tier: 'mid' },
    'Veranda Club': { tier: 'mid' },
    Sundeck: { tier: 'mid' },
    // Wineries
    'Corner Vine': { tier: 'value' },
    'Tinder Box Cellars': { tier: 'mid' },
    'Marisol Ridge': { tier: 'mid' },
    'Two Crows Landing': { tier: 'mid' },
    'Long Furrow': { tier: 'premium' },
    'Orison Oaks': { tier: 'premium' },
    'Lantern Bluff Cellars': { tier: 'mid' },
    'Slate Shore Vineyards': { tier: 'premium' },
    'Widow Tremaine': { tier: 'mid' },
    'Viña Queltén': { tier: 'mid' },
    'Finca Solandes': { tier: 'mid' },
    'Bodega Piedra Alta': { tier: 'premium' },
    'Bilby Track': { tier: 'mid' },
    'Kahu Sound': { tier: 'mid' },
    'Domaine Verrière': { tier: 'premium' },
    'Château Montrevel': { tier: 'premium' },
    'Casa Belverde': { tier: 'mid' },
    'Tenuta Orsello': { tier: 'premium' },
    'Bodegas Aldarán': { tier: 'mid' },
    'Quinta do Farol': { tier: 'mid' },
    'Weingut Falkenau': { tier: 'premium' },
    'Veuve Delorain': { tier: 'premium' },
    'Soft Harbor': { tier: 'mid' },
    Mizuhara: { tier: 'premium' },
    // The bar
    'Velvet Ledger': { tier: 'mid' },
    'Copper Jigger': { tier: 'mid' },
  },
  kinds: [...beer, ...cidersAndSeltzers, ...wine, ...mixers],
}
