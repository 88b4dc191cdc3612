//! Answers as Python has them: whatever is `Serialize` becomes dicts, lists, numbers and texts.
//!
//! Exact integers, which JSON has as texts, become `int`: they are serialised as newtypes with the name
//! [`NUMBER`].

use ennea_answers::wire::NUMBER;
use num_bigint::BigUint;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyString};
use serde::ser::{self, Serialize};
use std::fmt::{self, Display};

/// The value of an answer, and its text.
pub(crate) type Answered<'py> = (Bound<'py, PyAny>, String);

/// The value of an answer.
pub(crate) fn value<'py>(
    py: Python<'py>,
    answer: &(impl Serialize + ?Sized),
) -> PyResult<Bound<'py, PyAny>> {
    answer.serialize(To(py)).map_err(|Failed(error)| error)
}

/// An integer of any size.
pub(crate) fn int<'py>(py: Python<'py>, number: &BigUint) -> PyResult<Bound<'py, PyAny>> {
    match u64::try_from(number) {
        Ok(number) => number.into_bound_py_any(py),
        Err(_) => int_of_text(py, &number.to_string()),
    }
}

fn int_of_text<'py>(py: Python<'py>, digits: &str) -> PyResult<Bound<'py, PyAny>> {
    py.get_type::<PyInt>().call1((digits,))
}

/// Makes values.
#[derive(Clone, Copy)]
struct To<'py>(Python<'py>);

/// Why there is no value.
#[derive(Debug)]
struct Failed(PyErr);

impl Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Failed {}

impl ser::Error for Failed {
    fn custom<T: Display>(message: T) -> Self {
        Self(pyo3::exceptions::PyTypeError::new_err(message.to_string()))
    }
}

impl From<PyErr> for Failed {
    fn from(error: PyErr) -> Self {
        Self(error)
    }
}

type Made<'py> = Result<Bound<'py, PyAny>, Failed>;
type Never<'py> = ser::Impossible<Bound<'py, PyAny>, Failed>;

/// Values of the types that Python has too.
macro_rules! plain {
    ($($name:ident($type:ty))*) => {
        $(fn $name(self, value: $type) -> Made<'py> {
            Ok(value.into_bound_py_any(self.0)?)
        })*
    };
}

impl<'py> ser::Serializer for To<'py> {
    type Ok = Bound<'py, PyAny>;
    type Error = Failed;
    type SerializeSeq = Items<'py>;
    type SerializeTuple = Items<'py>;
    type SerializeTupleStruct = Items<'py>;
    type SerializeTupleVariant = Never<'py>;
    type SerializeMap = Keys<'py>;
    type SerializeStruct = Keys<'py>;
    type SerializeStructVariant = Never<'py>;

    plain! {
        serialize_bool(bool) serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_i128(i128) serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_u128(u128) serialize_f32(f32) serialize_f64(f64) serialize_char(char)
        serialize_str(&str) serialize_bytes(&[u8])
    }

    fn serialize_none(self) -> Made<'py> {
        Ok(self.0.None().into_bound(self.0))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Made<'py> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Made<'py> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Made<'py> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Made<'py> {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Made<'py> {
        let value = value.serialize(self)?;
        if name != NUMBER {
            return Ok(value);
        }
        let digits = value.cast_into::<PyString>().map_err(PyErr::from)?;
        Ok(int_of_text(self.0, digits.to_str()?)?)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Made<'py> {
        let held = PyDict::new(self.0);
        held.set_item(name, value.serialize(self)?)?;
        Ok(held.into_any())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'py>, Failed> {
        Ok(Items(PyList::empty(self.0)))
    }

    fn serialize_tuple(self, length: usize) -> Result<Items<'py>, Failed> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items<'py>, Failed> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Never<'py>, Failed> {
        Err(ser::Error::custom(format!("no answer has variants of several fields, as {name}")))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Keys<'py>, Failed> {
        Ok(Keys { dict: PyDict::new(self.0), key: None })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Keys<'py>, Failed> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        number: u32,
        name: &'static str,
        fields: usize,
    ) -> Result<Never<'py>, Failed> {
        self.serialize_tuple_variant(kind, number, name, fields)
    }
}

/// A list under way.
struct Items<'py>(Bound<'py, PyList>);

/// The traits of sequences, which differ in a word.
macro_rules! sequence {
    ($($trait:ident::$method:ident)*) => {
        $(impl<'py> ser::$trait for Items<'py> {
            type Ok = Bound<'py, PyAny>;
            type Error = Failed;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
                Ok(self.0.append(value.serialize(To(self.0.py()))?)?)
            }

            fn end(self) -> Made<'py> {
                Ok(self.0.into_any())
            }
        })*
    };
}

sequence! {
    SerializeSeq::serialize_element SerializeTuple::serialize_element
    SerializeTupleStruct::serialize_field
}

/// A dict under way.
struct Keys<'py> {
    dict: Bound<'py, PyDict>,
    key: Option<Bound<'py, PyAny>>,
}

impl<'py> ser::SerializeMap for Keys<'py> {
    type Ok = Bound<'py, PyAny>;
    type Error = Failed;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failed> {
        self.key = Some(key.serialize(To(self.dict.py()))?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        let key = self.key.take().expect("a key comes before its value");
        Ok(self.dict.set_item(key, value.serialize(To(self.dict.py()))?)?)
    }

    fn end(self) -> Made<'py> {
        Ok(self.dict.into_any())
    }
}

impl<'py> ser::SerializeStruct for Keys<'py> {
    type Ok = Bound<'py, PyAny>;
    type Error = Failed;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        Ok(self.dict.set_item(key, value.serialize(To(self.dict.py()))?)?)
    }

    fn end(self) -> Made<'py> {
        Ok(self.dict.into_any())
    }
}
