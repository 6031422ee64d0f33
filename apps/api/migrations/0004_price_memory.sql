CREATE TABLE "price_changes" (
	"product_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "price_changes_product_id_at_pk" PRIMARY KEY("product_id","at")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;