CREATE TABLE "product_notes" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_notes_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "completed_trips" ADD COLUMN "bought_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(items, '$[*] ? (@.isChecked == true && @.productId != null).productId')) STORED;--> statement-breakpoint
ALTER TABLE "product_notes" ADD CONSTRAINT "product_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_notes" ADD CONSTRAINT "product_notes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_notes_product" ON "product_notes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "completed_trips_bought" ON "completed_trips" USING gin ("bought_ids" jsonb_path_ops);