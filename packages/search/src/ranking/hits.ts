/** The documents a query has found, each with the cost of its best reading; reused from query to query. */
export class Hits {
  readonly documents: Uint32Array
  /** In the order of `documents`. */
  readonly costs: Int32Array
  count = 0
  /** Per document: where it stands in `documents`, counted from 1. */
  readonly #places: Uint32Array

  constructor(size: number) {
    this.documents = new Uint32Array(size)
    this.costs = new Int32Array(size)
    this.#places = new Uint32Array(size)
  }

  add(document: number, cost: number): void {
    const place = this.#places[document]!
    if (place === 0) {
      this.documents[this.count] = document
      this.costs[this.count] = cost
      this.#places[document] = ++this.count
    } else if (cost < this.costs[place - 1]!) this.costs[place - 1] = cost
  }

  /** Leaves only the documents that are accepted. */
  keep(accepts: (document: number) => boolean): void {
    const { documents, costs, count } = this
    this.clear()
    for (let i = 0; i < count; i++) {
      if (accepts(documents[i]!)) this.add(documents[i]!, costs[i]!)
    }
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.#places[this.documents[i]!] = 0
    this.count = 0
  }
}
