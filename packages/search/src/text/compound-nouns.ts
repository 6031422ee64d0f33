import { stem } from './stem.ts'

/**
 * By their last word: what is another thing than that word alone, which is sold elsewhere under just this name. Names do
 * not tell them from varieties, such as Irish butter.
 */
const firstWords: Record<string, string> = {
  ale: 'ginger',
  beans: 'coffee jelly vanilla',
  beer: 'ginger root',
  butter: 'almond apple body cashew cocoa cookie hazelnut nut peanut pumpkin seed shea sunflower',
  cake: 'crab rice',
  cheese: 'cottage cream',
  chips: 'baking butterscotch chocolate',
  cider: 'hard',
  corn: 'candy kettle',
  cream: 'body coconut eye face foot hand ice night shaving sour',
  fish: 'swedish',
  flour: 'almond cassava coconut',
  jelly: 'petroleum royal',
  kombucha: 'hard',
  lemonade: 'hard',
  milk: 'almond cashew chocolate coconut condensed evaporated flax hemp macadamia malted oat pea powdered rice soy',
  oil: 'essential fish krill',
  rice: 'cauliflower',
  rolls: 'egg spring sushi tootsie',
  salt: 'bath epsom',
  seltzer: 'hard',
  soda: 'baking',
  straws: 'cheese veggie',
  syrup: 'cough',
  tea: 'hard',
  water: 'coconut micellar rose tonic',
  wings: 'cauliflower',
}

/** Tells from the stems of two neighbouring words whether they are another thing than the second one: "peanut butter". */
export function compoundNouns(): (firstStem: string, secondStem: string) => boolean {
  const known = new Set(
    Object.entries(firstWords).flatMap(([last, first]) =>
      first.split(' ').map(word => `${stem(word)} ${stem(last)}`),
    ),
  )
  return (firstStem, secondStem) => known.has(`${firstStem} ${secondStem}`)
}
