CREATE TABLE "list_items" (
	"list_id" uuid NOT NULL,
	"id" text NOT NULL,
	"state" jsonb NOT NULL,
	"name" text,
	"product_id" text,
	"position" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean NOT NULL,
	"edited_price_cents" integer,
	"frozen_price_cents" integer,
	"frozen_original_cents" integer,
	"is_on_list" boolean NOT NULL,
	CONSTRAINT "list_items_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "list_operations" (
	"list_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"operation_id" text NOT NULL,
	"operation" jsonb NOT NULL,
	"user_id" text,
	CONSTRAINT "list_operations_list_id_sequence_pk" PRIMARY KEY("list_id","sequence"),
	CONSTRAINT "list_operations_once" UNIQUE("list_id","operation_id")
);
--> statement-breakpoint
CREATE TABLE "saved_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'saved' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"last_shopped_at" timestamp with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "completed_trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list_id" uuid,
	"round" integer NOT NULL,
	"list_name" text NOT NULL,
	"items" jsonb NOT NULL,
	"items_count" integer NOT NULL,
	"checked_items_count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"savings_cents" integer NOT NULL,
	"trip_duration" integer NOT NULL,
	"suggested_items_added" integer NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "completed_trips_once" UNIQUE("list_id","round")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"rated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_operations" ADD CONSTRAINT "list_operations_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_operations" ADD CONSTRAINT "list_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_trips" ADD CONSTRAINT "completed_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_trips" ADD CONSTRAINT "completed_trips_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_trip_id_completed_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."completed_trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_items_order" ON "list_items" USING btree ("list_id","position") WHERE is_on_list;--> statement-breakpoint
CREATE INDEX "saved_lists_user" ON "saved_lists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "completed_trips_user" ON "completed_trips" USING btree ("user_id","completed_at");