CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"item_id" text NOT NULL,
	"snapshot" jsonb,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_type_item_id_pk" PRIMARY KEY("user_id","type","item_id")
);
--> statement-breakpoint
CREATE TABLE "food_products" (
	"food" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "food_products_food_product_id_pk" PRIMARY KEY("food","product_id")
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"meal_types" text[] NOT NULL,
	"diets" text[] NOT NULL,
	"calories" integer NOT NULL,
	"servings" integer NOT NULL,
	"nutrition" jsonb NOT NULL,
	"steps" text[] NOT NULL,
	"image_url" text NOT NULL,
	"ingredients" jsonb,
	"is_imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "need" jsonb;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_products" ADD CONSTRAINT "food_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_products_product" ON "food_products" USING btree ("product_id");