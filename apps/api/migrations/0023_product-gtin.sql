ALTER TABLE "products" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin") WHERE gtin <> '';