import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Meal } from '@aisleway/core/meals/meal'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx'
import { messages } from '../messages.ts'
import { useMealBasket } from '../use-meal-basket.ts'
import { IngredientsTab } from './ingredients-tab.tsx'
import { MealPrintout } from './meal-printout.tsx'
import { MealSummary } from './meal-summary.tsx'
import { NutritionTab } from './nutrition-tab.tsx'
import { RecipeTab } from './recipe-tab.tsx'

type Props = {
  meal: Meal
  /** Swaps that meet this diet come first. */
  diet: Diet | null
}

/** A meal with its price and recipe, to add to the cart. The printout has only ingredients and steps. */
export function MealDetail({ meal, diet }: Props) {
  const onScreen = useMealBasket(meal)
  return (
    <div className="@container/detail">
      <div className="grid items-start gap-4 @min-[56rem]/detail:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)] @min-[56rem]/detail:gap-5 print:hidden">
        <MealSummary onScreen={onScreen} />
        <Tabs
          defaultValue="ingredients"
          className="@container min-w-0 overflow-hidden rounded-panel bg-surface"
        >
          <TabList aria-label={messages.details}>
            <Tab value="ingredients">{messages.ingredients}</Tab>
            <Tab value="recipe">{messages.recipe}</Tab>
            <Tab value="nutrition">{messages.nutrition}</Tab>
          </TabList>
          <TabPanel value="ingredients" className={panelClass}>
            <IngredientsTab onScreen={onScreen} diet={diet} />
          </TabPanel>
          <TabPanel value="recipe" className={panelClass}>
            <RecipeTab onScreen={onScreen} />
          </TabPanel>
          <TabPanel value="nutrition" className={panelClass}>
            <NutritionTab nutrition={meal.nutrition} />
          </TabPanel>
        </Tabs>
      </div>
      <MealPrintout onScreen={onScreen} />
    </div>
  )
}

const panelClass = 'focus-visible:-outline-offset-3 rounded-b-panel'
