CREATE INDEX "price_changes_at" ON "price_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("listed_at","id");