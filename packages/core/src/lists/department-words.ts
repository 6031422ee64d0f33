import type { Department } from '../catalogue/departments.ts'

/**
 * The foods and things of each department, in English and Spanish, in the singular unless only the plural belongs
 * there: "pepper" is a spice, but "peppers" are vegetables. Words that many lists use, not a whole catalogue.
 */
export const departmentWords: Readonly<Record<Department, string>> = {
  Produce: `apple, banana, orange, lemon, lime, grape, berry, strawberry, blueberry, raspberry, blackberry, cranberry,
    cherry, melon, watermelon, cantaloupe, honeydew, pineapple, peach, nectarine, apricot, pear, plum, mango, papaya,
    kiwi, grapefruit, clementine, tangerine, mandarin, pomegranate, coconut, plantain, avocado, fruit,
    tomato, potato, sweet potato, yam, onion, garlic, shallot, scallion, leek, carrot, celery, lettuce, spinach, kale,
    arugula, chard, salad, cucumber, zucchini, broccoli, cauliflower, asparagus, artichoke, mushroom, corn, cabbage,
    bok choy, sprout, beet, radish, turnip, parsnip, okra, eggplant, pea, green bean, string bean, herb, cilantro,
    parsley, basil, dill, mint, rosemary, thyme, ginger, vegetable, squash, pumpkin, peppers, bell pepper, red pepper,
    green pepper, yellow pepper, orange pepper, sweet pepper, banana pepper, chili pepper, hot pepper, jalapeno,
    jalapeno pepper, serrano, serrano pepper, habanero, habanero pepper, poblano, poblano pepper, guacamole,
    manzana, platano, naranja, limon, uva, fresa, sandia, pina, pera, durazno, cereza, frambuesa, aguacate, fruta,
    jitomate, papa, patata, cebolla, ajo, zanahoria, apio, lechuga, espinaca, repollo, pepino, calabaza, calabacin,
    coliflor, hongo, champinon, maiz, elote, ejote, chicharo, guisante, berenjena, pimiento, chile, perejil,
    jengibre, verdura, ensalada`,
  'Dairy & Eggs': `milk, buttermilk, cheese, yogurt, butter, margarine, egg, eggnog, cream, creamer, half and half,
    cheddar, mozzarella, parmesan, feta, ricotta, provolone, gouda, brie, pepper jack, monterey jack,
    leche, queso, yogur, mantequilla, huevo, crema, nata`,
  'Meat & Seafood': `chicken, beef, pork, steak, turkey, bacon, sausage, ham, lamb, veal, rib, burger, meatball, hot dog,
    bratwurst, chorizo, fish, salmon, cod, tuna, tilapia, halibut, trout, catfish, shrimp, crab, crab cake, lobster,
    scallop, clam, mussel, oyster, seafood, meat, tofu,
    pollo, carne, res, cerdo, bistec, pavo, tocino, salchicha, jamon, cordero, costilla, pechuga, pescado, atun,
    camaron, marisco`,
  Bakery: `bread, bagel, bun, roll, baguette, tortilla, pita, naan, muffin, croissant, brioche, pastry, cake, cupcake,
    cheesecake, brownie, pie, donut, doughnut,
    pan, bolillo, pastel`,
  Deli: `deli, hummus, salami, prosciutto, pepperoni, pastrami, bologna, lunch meat, cold cut, olive bar, coleslaw,
    potato salad, macaroni salad, pasta salad,
    chicken salad, tuna salad, egg salad, sliced turkey, sliced ham`,
  Frozen: `frozen, ice, ice cream, popsicle, sorbet, sherbet, waffle, pizza, corn dog, egg roll, spring roll, fries, french fry, onion ring,
    tater tot, hash brown, chicken nugget, fish stick, pot pie,
    congelado, congelada, helado, hielo, paleta`,
  Pantry: `rice, pasta, spaghetti, macaroni, lasagna, quinoa, couscous, flour, sugar, oil, vinegar, spice, seasoning, salt,
    pepper, pepper flake, powder, bean, chickpea, lentil, broth, stock, bouillon, sauce, ketchup, mustard, mayonnaise,
    mayo, relish, dressing, salad dressing, pickle, olive, caper, honey, syrup, molasses, peanut butter,
    almond butter, apple butter, nutella, jam, jelly, canned, yeast, vanilla, extract, cinnamon, cumin, paprika,
    oregano, nutmeg, baking, baking powder, baking soda, baking chocolate, chocolate chip, starch, cornstarch,
    cornmeal, bread crumb, breadcrumb, panko, cake mix, brownie mix, muffin mix,
    dried, pickled, split pea, crushed tomato, diced tomato, red pepper flake, frosting, sprinkle, marinade, cooking wine,
    rose water, tomato paste, coconut milk, condensed milk, evaporated milk,
    arroz, fideo, harina, azucar, aceite, vinagre, sal, pimienta, especia, canela, frijol, lenteja, garbanzo, caldo,
    salsa de tomate, salsa de soya, mostaza, mayonesa, miel, mermelada, levadura, mantequilla de mani,
    crema de cacahuate, leche condensada, leche evaporada, aceituna, enlatado, enlatada`,
  'Grocery Aisles': `chip, cracker, cookie, cereal, corn flake, oat, oatmeal, granola, popcorn, pretzel, candy, jelly bean,
    chocolate, gum, marshmallow, soup, chowder, snack, noodle, ramen, nut, almond, walnut, pecan, cashew, peanut, pistachio,
    raisin, trail mix, pancake mix, bar, rice cake, salsa, dip, jerky, mac and cheese, macaroni and cheese,
    applesauce, apple sauce, pudding, sunflower seed, pop tart,
    galleta, avena, dulce, sopa, nuez, nueces, almendra, cacahuate, papas fritas, palomitas`,
  Beverages: `water, soda, pop, cola, root beer, ginger beer, ginger ale, juice, punch, apple cider, smoothie, coffee, coffee bean,
    coffee pod, espresso, tea, tea bag, cocoa, seltzer, lemonade, drink, gatorade, kombucha,
    agua, refresco, gaseosa, jugo, zumo, cafe, te`,
  Alcohol: `beer, wine, cider, lager, ale, ipa, hard seltzer, champagne, prosecco, vodka, whiskey, rum, tequila,
    cerveza, vino`,
  'Meal Solutions': `rotisserie, rotisserie chicken, sushi, sushi roll, meal kit, ready meal, hot bar`,
  Household: `paper towel, toilet paper, tissue, detergent, dish detergent, bleach, trash bag, garbage bag, freezer bag,
    sandwich bag, storage bag, dish soap, fabric softener, dryer sheet, sponge, foil, plastic wrap, parchment paper,
    battery, candle, light bulb, napkin, cleaner, paper plate, paper cup, broom, mop, air freshener, lighter,
    frying pan, sheet pan, baking pan, foil pan, baking sheet, tea light,
    disinfecting wipe, laundry powder, dishwasher powder, hand soap, motor oil, coffee filter,
    papel higienico, papel de bano, papel de aluminio, toalla de papel, toallas de papel, servilleta, detergente,
    cloro, lejia, suavizante, esponja, lavaplatos, jabon de platos, jabon para platos, bolsa de basura,
    bolsas de basura, bolsa para basura, bolsas para basura, pila, vela, foco`,
  'Personal Care': `shampoo, conditioner, toothpaste, toothbrush, deodorant, lotion, razor, shaving cream, hand cream,
    face cream, soap, soap bar, bath soap, body wash, face wash, hand sanitizer, floss, sunscreen, aspirin, ibuprofen,
    tylenol, advil, antacid, cough drop, cough syrup, fish oil, vitamin, bandage, band aid, mouthwash, tampon,
    protein powder, protein shake, cotton ball, cotton swab, lip balm, hair spray, nail polish, makeup,
    champu, acondicionador, jabon, pasta de dientes, pasta dental, cepillo de dientes, desodorante, protector solar,
    vitamina`,
  Baby: `diaper, baby, baby food, baby formula, baby cereal, baby wipe, baby shampoo, baby wash, baby soap, baby lotion,
    baby powder, baby oil, infant, toddler, formula, wipe, pacifier,
    panal, toallitas, biberon`,
  Pet: `dog, cat, pet, puppy, kitten, litter, kibble, bird seed,
    perro, gato, mascota, croquetas`,
  Floral: `flower, bouquet, rose, tulip, orchid, carnation, daisy, lily,
    flor, ramo`,
}

/** What they name decides wherever they stand: "frozen peas", "canned tuna", "dog biscuits". */
export const decisiveWords: ReadonlySet<string> = new Set(
  ['frozen, congelado, congelada, ice cream, canned, enlatado, enlatada, dried, pickled, deli']
    .concat('rotisserie, baby food, infant, toddler, diaper, panal')
    .concat('dog, cat, pet, puppy, kitten, perro, gato, mascota')
    .flatMap(words => words.split(', ')),
)

/** What follows them describes the food before: "tuna in oil", "leche de almendra". */
export const linkingWords: ReadonlySet<string> = new Set(
  'with, without, in, for, con, sin, en, de, del, para'.split(', '),
)
